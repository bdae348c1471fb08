import type { ReactNode } from 'react';
import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import { DownloadLinks } from '#src/features/reading/open-data/DownloadLinks.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { facetOf } from '#src/filters/filter-rows.ts';
import { leadingValue } from '#src/model/leading-value.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { CompaniesPage } from '#src/model/schemas/pages/directory.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { countriesOf } from '../countries.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import { foundedRange } from './founded-ranges.ts';

interface Props {
  section: CompaniesPage['directory'];
  companies: readonly Entry<'companies'>[];
  references: PageReferences;
  /** The filter, which is an island and so comes from the page. */
  children?: ReactNode;
}

/** All companies as cards and as a table. The filter shows one of the two; without script both are there. */
export function Directory({ section, companies, references, children }: Props) {
  return (
    <Section id="directory" title={section.title} intro={section.intro} action={<DownloadLinks set="companies" />}>
      {children}
      <p className="mb-6 hidden noscript:block print:hidden">
        <a href="#company-table">{section.tableCaption}</a>
      </p>
      <div id="company-views" data-repeats="" className="group">
        <div id="company-cards" className="group-data-[view=table]:hidden">
          <CardGrid rows>
            {companies.map((company) => (
              <li key={company.id} {...facetsOf(company)}>
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

/** What the filter asks for and sorts by, besides the texts. */
function facetsOf({ category, location, companyType, technology, founded, figures }: Entry<'companies'>) {
  return {
    'data-category': category,
    'data-location': facetOf(countriesOf(location)),
    'data-type': companyType,
    'data-technology': technologyNames[technology],
    'data-founded': foundedRange(founded),
    'data-sort-founded': founded,
    'data-sort-employees': leadingValue(figures.employees)?.count,
  };
}
