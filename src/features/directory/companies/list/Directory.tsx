import type { ReactNode } from 'react';
import { Section } from '#src/design/Section.tsx';
import { DownloadLinks } from '#src/features/reading/open-data/DownloadLinks.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { facetOf } from '#src/filters/filter-rows.ts';
import type { Figure } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { leadingValue } from '#src/model/schemas/figure.ts';
import type { CompaniesPage } from '#src/model/schemas/pages/directory.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { companyFigures } from '../company-figures.ts';
import { countriesOf } from '../countries.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import { foundedRange } from './directory-filter.ts';

interface Props {
  section: CompaniesPage['directory'];
  companies: readonly Entry<'companies'>[];
  references: PageReferences;
  /** The filter, which is an island and so comes from the page. */
  children?: ReactNode;
  /** The comparison, which is one, too. */
  comparison?: ReactNode;
}

/** All companies as cards and as a table. The filter shows one of the two; without script both are there. */
export function Directory({ section, companies, references, children, comparison }: Props) {
  return (
    <Section id="directory" title={section.title} intro={section.intro} action={<DownloadLinks set="companies" />}>
      {children}
      <p className="mb-6 hidden noscript:block print:hidden">
        <a href="#company-table">{section.tableCaption}</a>
      </p>
      <div id="company-views" data-repeats="" className="group">
        <div id="company-cards" className="group-data-[view=table]:hidden">
          <ul data-rows="" className="company-cards">
            {companies.map((company) => (
              <li key={company.id} {...facetsOf(company)}>
                <CompanyCard company={company} references={references} />
              </li>
            ))}
          </ul>
        </div>
        <div className="hidden group-data-[view=table]:block noscript:mt-10 noscript:block">
          <CompanyTable caption={section.tableCaption} companies={companies} references={references} />
        </div>
      </div>
      {comparison}
    </Section>
  );
}

/** What the filter asks for and sorts by, besides the texts. */
function facetsOf({ id, name, category, location, companyType, technology, founded, figures }: Entry<'companies'>) {
  const { qubits, error, revenue, cash, raised, valuation } = companyFigures(id);
  return {
    'data-category': category,
    'data-location': facetOf(countriesOf(location)),
    'data-type': companyType,
    'data-technology': technologyNames[technology],
    'data-founded': foundedRange(founded),
    'data-sort-founded': founded,
    'data-sort-name': name,
    'data-sort-employees': leadingValue(figures.employees)?.count,
    'data-sort-qubits': qubits?.figure.values[0].count,
    'data-sort-error': error?.figure.values[0].error?.value,
    'data-sort-revenue': dollarsIn(revenue),
    'data-sort-cash': dollarsIn(cash),
    'data-sort-raised': dollarsIn(raised),
    'data-sort-valuation': dollarsIn(valuation),
  };
}

function dollarsIn(figure: Figure | undefined): number | undefined {
  const { amount } = figure?.values[0] ?? {};
  return amount?.currency === 'USD' ? amount.value : undefined;
}
