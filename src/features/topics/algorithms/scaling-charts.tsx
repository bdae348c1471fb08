import type { Chart } from '#src/charts/chart.ts';
import { pageOf, sectionOf } from '#src/model/read-content.ts';
import type { ScalingSection } from '#src/model/schemas/pages/algorithms.ts';
import { urls } from '#src/model/urls.ts';
import { CostChart } from './CostChart.tsx';
import { type CostChartData, factoringCurves, factoringValues, searchCurves, searchValues } from './curves.ts';

/** How classical and quantum costs grow, as it stands on `/algorithms`: a quadratic and a superpolynomial case. */
export function scalingCharts(): Record<'search' | 'factoring', Chart> {
  const { search, factoring } = sectionOf(pageOf('algorithms'), 'scaling-charts');
  return {
    search: chartOf('search-costs', search, searchCurves(), searchValues()),
    factoring: chartOf('factoring-costs', factoring, factoringCurves(), factoringValues()),
  };
}

function chartOf(id: string, text: ScalingSection['search'], data: CostChartData, rows: string[][]): Chart {
  const { title, subtitle, caption, basis, columns } = text;
  const address = `${urls.topic('algorithms')}#${id}`;
  const label = `${title}. ${subtitle}. The values are in the table below.`;
  return {
    ...{ id, address, title, basis },
    unit: subtitle,
    note: caption,
    values: { columns, rows },
    draw: (size, place) => <CostChart {...{ data, size, place, label }} explanation={address} />,
  };
}
