import type { ReactNode } from 'react';
import { ButtonLink } from '#src/design/Button.tsx';
import { Section } from '#src/design/Section.tsx';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { urls } from '#src/model/urls.ts';

interface Props {
  section: HomePage['lab'];
  /** A circuit that can be turned. */
  children?: ReactNode;
}

export function LabBand({ section, children }: Props) {
  return (
    <Section id="circuit-lab" title={section.title}>
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          {section.text.map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-measure text-ink-2">
              {paragraph}
            </p>
          ))}
          <p className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href={urls.lab()} variant="primary">
              {section.open}
            </ButtonLink>
            <ButtonLink href={urls.labTour()} variant="secondary">
              {section.tour}
            </ButtonLink>
          </p>
        </div>
        {children}
      </div>
    </Section>
  );
}
