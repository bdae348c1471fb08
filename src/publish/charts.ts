import type { Chart } from '#src/charts/chart.ts';
import { machinesChart } from '#src/features/directory/machines/machines-chart.tsx';
import { recordsChart } from '#src/features/directory/machines/records-chart.tsx';
import { byWhenChart } from '#src/features/topics/security/migration/by-when-chart.tsx';
import { remembered } from '#src/model/read-content.ts';

/** Every chart of the site that can be taken along. A new one gets a line here. */
export function allCharts(): readonly Chart[] {
  return remembered('charts', () => [machinesChart(), recordsChart(), byWhenChart()]);
}
