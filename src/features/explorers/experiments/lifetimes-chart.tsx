import type { Chart } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { inWords } from '#src/charts/numbers.ts';
import { pageOf } from '#src/model/read-content.ts';
import type { LogicalExperimentsPage } from '#src/model/schemas/pages/experiments.ts';
import { urls } from '#src/model/urls.ts';
import { legendOf } from './chart-legend.tsx';
import { dataOf, valuesOf } from './chart-values.ts';
import { Lifetimes } from './lifetimes/Lifetimes.tsx';
import { layoutOf } from './lifetimes/layout.ts';
import { type Measurement, measurementsFor } from './measured.ts';

/** Logical over physical lifetimes by date, as they stand on `/error-correction/experiments`. */
export function lifetimesChart(): Chart {
  const { lifetimes, signs } = pageOf('logical-experiments');
  return lifetimesChartOf(measurementsFor('lifetime ratio'), lifetimes, signs);
}

export function lifetimesChartOf(
  measured: readonly Measurement[],
  texts: LogicalExperimentsPage['lifetimes'],
  signs: LogicalExperimentsPage['signs'],
): Chart {
  return {
    id: 'logical-lifetimes',
    address: `${urls.logicalExperiments()}#break-even`,
    title: titleOf(measured, texts),
    unit: texts.unit,
    note: texts.note,
    basis: fillIn(texts.basis, { count: measured.length }),
    legend: legendOf(measured, signs),
    values: valuesOf(measured, texts.columns),
    data: dataOf(measured),
    draw: (size, place) => (
      <Lifetimes layout={layoutOf(measured, size, { ...signs.words, best: texts.best })} place={place} texts={texts} />
    ),
  };
}

/** How many memories outlive the best physical qubit by primary sources, and the highest ratio. */
function titleOf(measured: readonly Measurement[], texts: LogicalExperimentsPage['lifetimes']): string {
  const beyond = measured.filter(({ value, isReported }) => value > 1 && !isReported);
  const best = beyond.toSorted((a, b) => b.value - a.value)[0];
  if (!best) return texts.none;
  const count = inWords(beyond.length);
  return fillIn(texts.title, {
    count: `${count.charAt(0).toUpperCase()}${count.slice(1)}`,
    most: best.value,
    name: best.experiment.short ?? best.experiment.title,
  });
}
