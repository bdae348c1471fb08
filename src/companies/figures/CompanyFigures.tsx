import { BarTable } from '#src/charts/BarTable.tsx';
import { ChartFigure } from '#src/charts/ChartFigure.tsx';
import { ColumnChart } from '#src/charts/ColumnChart.tsx';
import { tally } from '#src/charts/tally.ts';
import { Section } from '#src/design/Section.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { CompaniesPage } from '#src/model/schemas/pages/companies.ts';
import { countriesOf } from '../countries.ts';
import { technologyNames } from '../technology-names.ts';
import { foundingYears } from './founding-years.ts';

/** The years before it hold one company each, if any; they share a column. */
const FIRST_YEAR = 2010;

interface Props {
  section: CompaniesPage['charts'];
  companies: readonly Entry<'companies'>[];
}

/** Where the companies are, what they build and when they began: three charts, counted from the entries. */
export function CompanyFigures({ section, companies }: Props) {
  return (
    <Section id="figures" title={section.title} intro={section.intro}>
      <div className="grid gap-x-14 gap-y-12 rail:grid-cols-2">
        <ChartFigure id="by-country" text={section.country}>
          <BarTable
            columns={['Country', 'Companies']}
            rows={tally(companies.flatMap(({ location }) => countriesOf(location)))}
          />
        </ChartFigure>
        <ChartFigure id="by-technology" text={section.technology}>
          <BarTable
            columns={['Technology', 'Companies']}
            rows={tally(companies.map(({ technology }) => technologyNames[technology]))}
          />
        </ChartFigure>
        <div className="rail:col-span-2">
          <ChartFigure id="by-year" text={section.founded}>
            <ColumnChart
              label={section.founded.unit}
              columns={foundingYears(
                companies.map(({ founded }) => founded),
                FIRST_YEAR,
              )}
            />
          </ChartFigure>
        </div>
      </div>
    </Section>
  );
}
