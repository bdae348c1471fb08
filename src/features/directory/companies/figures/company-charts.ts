import { barDrawing } from '#src/charts/bar-chart.tsx';
import type { Chart } from '#src/charts/chart.ts';
import { type Bar, countEach } from '#src/charts/count-each.ts';
import { fillIn, type Numbers } from '#src/charts/fill-in.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import type { ChartText } from '#src/model/schemas/fields.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { countriesOf } from '../countries.ts';
import { busiestYears } from './busiest-years.ts';
import { foundingDrawing, foundingLegend, foundingValues } from './founding/founding-chart.tsx';

/** The finding names that many years in a row. */
const SPAN = 5;

/** Where the companies are, what they build and when they began, counted from the entries. */
export function companyCharts(): Record<'country' | 'technology' | 'founded', Chart> {
  const companies = entriesOf('companies');
  const texts = pageOf('companies').charts;
  const countries = countEach(companies.flatMap(({ location }) => countriesOf(location)));
  const technologies = countEach(companies.map(({ technology }) => technologyNames[technology]));
  const years = companies.map(({ founded }) => founded);
  const total = companies.length;
  const listed = companies.filter(({ companyType }) => companyType !== 'Private company').length;
  const mostOf = ([first]: readonly Bar[]) => ({ first: first?.label ?? '', count: first?.value ?? 0, total });
  return {
    country: {
      ...describedBy('country', texts.country, countries, mostOf(countries)),
      draw: barDrawing(linked(countries, 'location'), texts.country.unit),
    },
    technology: {
      ...describedBy('technology', texts.technology, technologies, mostOf(technologies)),
      draw: barDrawing(linked(technologies, 'technology'), texts.technology.unit),
    },
    founded: {
      ...described('year', texts.founded, { ...busiestYears(years, SPAN), total, listed }),
      legend: foundingLegend(texts.founded),
      values: foundingValues(companies, texts.founded),
      draw: foundingDrawing(companies, texts.founded),
    },
  };
}

/** Each bar leads to the companies that it counts. */
function linked(bars: readonly Bar[], field: 'location' | 'technology') {
  return bars.map((bar) => ({ ...bar, href: `${urls.companies()}?${new URLSearchParams({ [field]: bar.label })}` }));
}

function describedBy(name: string, text: ChartText, bars: readonly Bar[], numbers: Numbers): Omit<Chart, 'draw'> {
  return {
    ...described(name, text, numbers),
    values: { columns: text.columns, rows: bars.map(({ label, value }) => [label, String(value)]) },
  };
}

function described(name: string, text: Omit<ChartText, 'columns'>, numbers: Numbers) {
  return {
    id: `companies-by-${name}`,
    address: `${urls.companies()}#by-${name}`,
    title: fillIn(text.finding, numbers),
    unit: text.unit,
    note: text.note,
    basis: fillIn(text.basis, numbers),
  };
}
