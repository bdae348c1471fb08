import { ButtonLink } from '#src/design/Button.tsx';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { urls } from '#src/model/urls.ts';

/** The lab, its tour, and the tutorial that needs nothing. */
export function LabWays({ texts }: { texts: Pick<HomePage['turn'], 'open' | 'tour' | 'first'> }) {
  return (
    <>
      <ButtonLink href={urls.lab()} variant="primary">
        {texts.open}
      </ButtonLink>
      <ButtonLink href={urls.labTour()} variant="secondary">
        {texts.tour}
      </ButtonLink>
      <ButtonLink href={texts.first.href} variant="secondary">
        {texts.first.label}
      </ButtonLink>
    </>
  );
}
