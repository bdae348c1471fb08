import { BarTable } from '#src/charts/BarTable.tsx';
import { ChartFigure } from '#src/charts/ChartFigure.tsx';
import { ColumnChart } from '#src/charts/ColumnChart.tsx';
import { type Bar, countEach } from '#src/charts/count-each.ts';
import { Section } from '#src/design/Section.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { CompaniesPage } from '#src/model/schemas/pages/directory.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { countriesOf } from '../countries.ts';
import { busiestYears, foundingYears } from './founding-years.ts';

/** The years before it hold one company each, if any; they share a column. */
const FIRST_YEAR = 2010;

/** The finding names that many years in a row. */
const SPAN = 5;

interface Props {
  section: CompaniesPage['charts'];
  companies: readonly Entry<'companies'>[];
}

/** Where the companies are, what they build and when they began: three charts, counted from the entries. */
export function CompanyFigures({ section, companies }: Props) {
  const countries = countEach(companies.flatMap(({ location }) => countriesOf(location)));
  const technologies = countEach(companies.map(({ technology }) => technologyNames[technology]));
  const years = companies.map(({ founded }) => founded);
  const total = companies.length;
  const mostOf = ([first]: readonly Bar[]) => ({ first: first?.label ?? '', count: first?.value ?? 0, total });
  return (
    <Section id="figures" title={section.title} intro={section.intro}>
      <div className="grid gap-x-14 gap-y-12 rail:grid-cols-2">
        <ChartFigure id="by-country" text={section.country} numbers={mostOf(countries)}>
          <BarTable columns={['Country', 'Companies']} rows={countries} />
        </ChartFigure>
        <ChartFigure id="by-technology" text={section.technology} numbers={mostOf(technologies)}>
          <BarTable columns={['Technology', 'Companies']} rows={technologies} />
        </ChartFigure>
        <div className="rail:col-span-2">
          <ChartFigure id="by-year" text={section.founded} numbers={{ ...busiestYears(years, SPAN), total }}>
            <ColumnChart label={section.founded.unit} columns={foundingYears(years, FIRST_YEAR)} />
          </ChartFigure>
        </div>
      </div>
    </Section>
  );
}
