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

/**
 * In a list that has become long, the cards further down are laid out only in view. Not in a shorter one: with guessed
 * heights, links to what stands below the list would miss.
 */
const LAID_OUT_IN_VIEW = 'nth-[n+49]:[contain-intrinsic-size:auto_32rem] nth-[n+49]:[content-visibility:auto]';

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
            className={LAID_OUT_IN_VIEW}
          >
            <CompanyCard company={company} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
