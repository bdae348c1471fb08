import type { ReactNode } from 'react';
import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/features/figures/page-references.ts';
import { TakeTheData } from '#src/features/open-data/TakeTheData.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { CompaniesPage } from '#src/model/schemas/pages/companies.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { countriesOf } from '../countries.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import { CARDS_ID, COUNTRY_DIVIDER, TABLE_ID, VIEWS_ID } from './filter-companies.ts';

interface Props {
  section: CompaniesPage['directory'];
  companies: readonly Entry<'companies'>[];
  references: PageReferences;
  /** The filter, which is an island and so comes from the page. */
  children?: ReactNode;
}

/**
 * In a list that has become long, the cards further down are laid out only in view. Not in a shorter one: with guessed
 * heights, links to what stands below the list would miss.
 */
const LAID_OUT_IN_VIEW = 'nth-[n+49]:[contain-intrinsic-size:auto_32rem] nth-[n+49]:[content-visibility:auto]';

/** All companies as cards and as a table. The filter shows one of the two; without script both stand there. */
export function Directory({ section, companies, references, children }: Props) {
  return (
    <Section id="directory" title={section.title} intro={section.intro} action={<TakeTheData set="companies" />}>
      {children}
      <p className="mb-6 hidden noscript:block print:hidden">
        <a href={`#${TABLE_ID}`}>{section.tableCaption}</a>
      </p>
      <div id={VIEWS_ID} className="group">
        <div id={CARDS_ID} className="group-data-[view=table]:hidden">
          <CardGrid>
            {companies.map((company) => (
              <li key={company.id} {...filterData(company)} className={LAID_OUT_IN_VIEW}>
                <CompanyCard company={company} references={references} />
              </li>
            ))}
          </CardGrid>
        </div>
        <div className="hidden group-data-[view=table]:block noscript:mt-10 noscript:block">
          <CompanyTable caption={section.tableCaption} companies={companies} references={references} />
        </div>
      </div>
    </Section>
  );
}

/** What `filterCompanies` reads from a card besides its texts. */
function filterData({ category, location, companyType, technology, founded, figures }: Entry<'companies'>) {
  return {
    'data-category': category,
    'data-countries': countriesOf(location).join(COUNTRY_DIVIDER),
    'data-type': companyType,
    'data-technology': technologyNames[technology],
    'data-founded': founded,
    'data-employees': figures.employees[0]?.count,
  };
}
