import type { Company } from '#src/content-model/company.ts';
import type { CompaniesPage } from '#src/content-model/pages/companies.ts';
import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import { CompanyCard } from './CompanyCard.tsx';

/** All companies as cards. */
export function Directory({
  section,
  companies,
}: {
  section: CompaniesPage['directory'];
  companies: readonly (Company & { id: string })[];
}) {
  return (
    <Section id="directory" title={section.title} intro={section.intro}>
      <CardGrid>
        {companies.map((company) => (
          <li key={company.id}>
            <CompanyCard company={company} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
