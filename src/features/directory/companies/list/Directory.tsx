import type { ReactNode } from 'react';
import { Badge } from '#src/design/Badge.tsx';
import { Card, CardGrid, CardText } from '#src/design/Card.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { KeyValues } from '#src/design/FactList.tsx';
import { Section } from '#src/design/Section.tsx';
import { Tags } from '#src/design/Tags.tsx';
import { TechnologyGlyph } from '#src/drawings/TechnologyGlyph.tsx';
import { DownloadLinks } from '#src/features/reading/open-data/DownloadLinks.tsx';
import { FigureInLine } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { facetOf } from '#src/filters/filter-rows.ts';
import type { Figure } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { leadingValue } from '#src/model/schemas/figure.ts';
import type { CompaniesPage } from '#src/model/schemas/pages/directory.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { CompareTick } from '../../compare/CompareTick.tsx';
import { foundedText, Valuation } from '../CompanyFacts.tsx';
import { CompanyHead, categoryTones, FigureNote } from '../CompanyHead.tsx';
import { companyFigures } from '../company-figures.ts';
import { countriesOf } from '../countries.ts';
import { CompanyTable } from './CompanyTable.tsx';
import './company-card.css';
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

interface CompanyCardProps {
  company: Entry<'companies'>;
  references: PageReferences;
}

function CompanyCard({ company, references }: CompanyCardProps) {
  const { id, name, location, technology, category } = company;
  return (
    <Card>
      <div data-search="">
        <CompanyHead
          mark={<TechnologyGlyph kind={technology} className="size-6.5" />}
          name={name}
          href={urls.company(id)}
          place={location}
        />
      </div>
      <div>
        <Badge tone={categoryTones[category]}>{category}</Badge>
      </div>
      <div data-search="" className="grid gap-2.5">
        <CardText>{company.description}</CardText>
        <Tags tags={company.focus} label="Focus" />
      </div>
      <p className="text-xs text-ink-2">
        Founded {company.founded} · {company.companyType}
      </p>
      <details data-fold="" className="company-more">
        <summary>
          More<span className="visually-hidden"> about {name}</span>
        </summary>
        <div>
          <div data-search="">
            <KeyValues facts={factsOf(company, references)} align="start" />
          </div>
          <FigureNote note={company.figureNote} />
        </div>
      </details>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ExternalLink href={company.url} label={`Learn More about ${name}`} className="text-sm font-semibold">
          Learn More
        </ExternalLink>
        <span className="company-card-tick">
          <CompareTick id={id} name={name} />
          <span aria-hidden="true">Compare</span>
        </span>
      </div>
    </Card>
  );
}

function factsOf(company: Entry<'companies'>, references: PageReferences) {
  return [
    { name: 'Qubits', value: company.qubits },
    { name: 'Founded', value: foundedText(company) },
    { name: 'Employees', value: <FigureInLine face={references.face(`companies/${company.id}/employees`)} /> },
    { name: 'Valuation', value: <Valuation company={company} references={references} /> },
    { name: 'Partnerships', value: company.partnerships.join(', ') },
  ];
}
