import type { ReactNode } from 'react';
import type { Chart } from '#src/charts/chart.ts';
import { countryChart } from '#src/features/directory/companies/country-chart.ts';
import { promisesStripChart } from '#src/features/directory/promises/promises-strip-chart.tsx';
import { byWhenChart } from '#src/features/topics/security/migration/by-when-chart.tsx';
import { OneRow } from '#src/features/topics/security/migration/SmallByWhen.tsx';
import type { CARD_CHARTS } from '#src/model/schemas/sections.ts';

interface CardChart {
  chart: () => Chart;
  /** A shorter drawing of it, where its own is too long beside a text. */
  short?: ReactNode;
}

/** The charts of other pages that a card can show. */
export const cardCharts: Record<(typeof CARD_CHARTS)[number], CardChart> = {
  'migration-dates': { chart: byWhenChart, short: <OneRow /> },
  'companies-by-country': { chart: countryChart },
  'promises-home': { chart: promisesStripChart },
};
