import type { HomePage } from '#src/content-model/pages/home.ts';
import { ButtonLink } from '#src/design/Button.tsx';
import { Section } from '#src/design/Section.tsx';
import { StatRow } from '#src/design/StatRow.tsx';
import { urls } from '#src/site/urls.ts';

/** The market in four figures. */
export function CompaniesSection({ section }: { section: HomePage['companies'] }) {
  return (
    <Section
      id="companies"
      title={section.title}
      intro={section.intro}
      action={
        <ButtonLink href={urls.companies()} look="secondary">
          {section.allLabel}
        </ButtonLink>
      }
    >
      <StatRow stats={section.stats} label={section.title} />
    </Section>
  );
}
