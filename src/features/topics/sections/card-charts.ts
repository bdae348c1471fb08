import type { Chart } from '#src/charts/chart.ts';
import { countryChart } from '#src/features/directory/companies/country-chart.ts';
import { promisesStripChart } from '#src/features/directory/promises/promises-strip-chart.tsx';
import { byWhenChart } from '#src/features/topics/security/migration/by-when-chart.tsx';
import type { CARD_CHARTS } from '#src/model/schemas/sections.ts';

/** The charts of other pages that a card can show. */
export const cardCharts: Record<(typeof CARD_CHARTS)[number], () => Chart> = {
  'migration-dates': byWhenChart,
  'companies-by-country': countryChart,
  'promises-home': promisesStripChart,
};
