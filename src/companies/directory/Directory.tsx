import type { ReactNode } from 'react';
import type { CompaniesPage } from '#src/content-model/pages/companies.ts';
import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { CompanyEntry } from '../load-companies.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { countriesOf } from './countries.ts';
import { COUNTRY_DIVIDER } from './filter-companies.ts';

interface Props {
  section: CompaniesPage['directory'];
  companies: readonly CompanyEntry[];
  /** The filter, which is an island and so comes from the page. */
  children?: ReactNode;
}

/** All companies as cards. */
export function Directory({ section, companies, children }: Props) {
  return (
    <Section id="directory" title={section.title} intro={section.intro}>
      {children}
      <CardGrid>
        {companies.map((company) => (
          <li
            key={company.id}
            data-category={company.category}
            data-countries={countriesOf(company.location).join(COUNTRY_DIVIDER)}
            data-type={company.companyType}
            data-founded={company.founded}
            className="[contain-intrinsic-size:auto_32rem] [content-visibility:auto]"
          >
            <CompanyCard company={company} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
