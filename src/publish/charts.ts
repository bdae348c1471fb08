import type { Chart } from '#src/charts/chart.ts';
import { companyCharts } from '#src/features/directory/companies/figures/company-charts.ts';
import { moneyChart } from '#src/features/directory/funding/money-by-year/chart.tsx';
import { operationErrorsChart } from '#src/features/directory/machines/errors-by-operation/chart.tsx';
import { machinesChart } from '#src/features/directory/machines/machines-chart.tsx';
import { recordsChart } from '#src/features/directory/machines/records-chart.tsx';
import { promisesChart } from '#src/features/directory/promises/promises-chart.tsx';
import { promisesStripChart } from '#src/features/directory/promises/promises-strip-chart.tsx';
import { startupFundingChart } from '#src/features/directory/startups/funding-chart.tsx';
import { claimsChart } from '#src/features/explorers/advantage/claims-chart.tsx';
import { reproductionChart } from '#src/features/explorers/calculator/reproduction-chart.tsx';
import { byTimeChart } from '#src/features/explorers/estimates/by-time-chart.tsx';
import { byYearChart } from '#src/features/explorers/estimates/by-year-chart.tsx';
import { logicalChart } from '#src/features/explorers/estimates/logical-chart.tsx';
import { errorPerCycleChart } from '#src/features/explorers/experiments/error-per-cycle-chart.tsx';
import { gatesChart } from '#src/features/explorers/experiments/gates-chart.tsx';
import { lifetimesChart } from '#src/features/explorers/experiments/lifetimes-chart.tsx';
import { thresholdsChart } from '#src/features/explorers/thresholds/thresholds-chart.tsx';
import { timelineChart } from '#src/features/reading/timeline/timeline-chart.tsx';
import { gradientsChart } from '#src/features/topics/ai/plateau/gradients-chart.tsx';
import { scalingCharts } from '#src/features/topics/algorithms/scaling-charts.tsx';
import { successChart } from '#src/features/topics/explainer/errors/chart.tsx';
import { comparisonChart } from '#src/features/topics/hardware/comparison/chart.tsx';
import { segmentChart } from '#src/features/topics/industry/segment-chart.tsx';
import { countedSizes, expectedSizes } from '#src/features/topics/industry/sizes/chart.tsx';
import { sectionCharts } from '#src/features/topics/sections/section-chart.ts';
import { estimatesChart } from '#src/features/topics/security/estimates/chart.tsx';
import { byWhenChart } from '#src/features/topics/security/migration/by-when-chart.tsx';
import { remembered } from '#src/model/read-content.ts';

/** Every chart of the site that can be taken along. A new one gets a line here. */
export function allCharts(): readonly Chart[] {
  return remembered('charts', () => [
    machinesChart(),
    recordsChart(),
    operationErrorsChart(),
    errorPerCycleChart(),
    lifetimesChart(),
    gatesChart(),
    thresholdsChart(),
    byYearChart(),
    byTimeChart(),
    logicalChart(),
    reproductionChart(),
    claimsChart(),
    promisesChart(),
    promisesStripChart(),
    moneyChart(),
    startupFundingChart(),
    ...Object.values(companyCharts()),
    countedSizes(),
    expectedSizes(),
    segmentChart(),
    timelineChart(),
    byWhenChart(),
    estimatesChart(),
    ...Object.values(scalingCharts()),
    gradientsChart(),
    comparisonChart(),
    successChart(),
    ...sectionCharts(),
  ]);
}
