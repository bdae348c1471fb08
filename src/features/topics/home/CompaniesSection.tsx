import { ButtonLink } from '#src/design/Button.tsx';
import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import { type Stat, StatRow } from '#src/design/StatRow.tsx';
import type { HomeCompany } from '#src/features/directory/companies/home-companies.ts';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { urls } from '#src/model/urls.ts';
import { HomeCompanyCard } from './HomeCompanyCard.tsx';

interface Props {
  section: HomePage['companies'];
  companies: readonly HomeCompany[];
  stats: readonly Stat[];
  references: PageReferences;
}

/** The market in four figures, and six companies. */
export function CompaniesSection({ section, companies, stats, references }: Props) {
  return (
    <Section
      id="companies"
      title={section.title}
      intro={section.intro}
      action={
        <ButtonLink href={urls.companies()} variant="secondary">
          {section.allLabel}
        </ButtonLink>
      }
    >
      <div className="grid gap-8">
        <StatRow stats={stats} label={section.title} />
        <CardGrid>
          {companies.map((company) => (
            <li key={company.id}>
              <HomeCompanyCard company={company} references={references} />
            </li>
          ))}
        </CardGrid>
      </div>
    </Section>
  );
}
