import type { Chart } from '#src/charts/chart.ts';
import { companyCharts } from './figures/company-charts.ts';

/** Where the companies are, as other pages show it. */
export function countryChart(): Chart {
  return companyCharts().country;
}
