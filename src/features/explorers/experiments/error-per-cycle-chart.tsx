import type { Chart } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { pageOf } from '#src/model/read-content.ts';
import type { LogicalExperimentsPage } from '#src/model/schemas/pages/experiments.ts';
import { urls } from '#src/model/urls.ts';
import { legendOf } from './chart-legend.tsx';
import { dataOf, valuesOf } from './chart-values.ts';
import { ErrorPerCycle } from './error-per-cycle/ErrorPerCycle.tsx';
import { layoutOf } from './error-per-cycle/layout.ts';
import { isAgainstBoth, type Measurement, measurementsFor } from './measured.ts';

type Texts = LogicalExperimentsPage['errorPerCycle'];

/** Logical errors per cycle by distance, as they stand on `/error-correction/experiments`. */
export function errorPerCycleChart(): Chart {
  const { errorPerCycle, signs } = pageOf('logical-experiments');
  return errorPerCycleChartOf(measurementsFor('error per cycle'), measurementsFor('Λ'), errorPerCycle, signs);
}

export function errorPerCycleChartOf(
  errors: readonly Measurement[],
  lambdas: readonly Measurement[],
  texts: Texts,
  signs: LogicalExperimentsPage['signs'],
): Chart {
  const measured = errors.filter(isAgainstBoth);
  const all = [...measured, ...lambdas.filter(isAgainstBoth)];
  return {
    id: 'logical-error-per-cycle',
    address: `${urls.logicalExperiments()}#error-per-cycle`,
    title: titleOf(measured, texts),
    unit: texts.unit,
    note: noteOf(measured, lambdas.filter(isAgainstBoth), texts),
    basis: fillIn(texts.basis, { count: measured.length, newest: formatPartial(newestOf(measured)) }),
    legend: legendOf(measured, signs),
    values: valuesOf(all, texts.columns),
    data: dataOf(all),
    draw: (size, place) => (
      <ErrorPerCycle
        layout={layoutOf(measured, lambdas.filter(isAgainstBoth), size, { ...signs.words, lambda: texts.lambda })}
        place={place}
        texts={texts}
      />
    ),
  };
}

/** The first rate on record and the lowest one without discarded runs, both from primary sources. */
function titleOf(measured: readonly Measurement[], texts: Texts): string {
  const known = measured.filter(({ isReported }) => !isReported);
  const [first] = known;
  const lowest = known.filter(({ isPostSelected }) => !isPostSelected).sort((a, b) => a.value - b.value)[0];
  if (!first || !lowest || first === lowest) return texts.unchanged;
  return fillIn(texts.title, {
    first: percentText(first.value),
    firstYear: first.asOf.slice(0, 4),
    lowest: percentText(lowest.value),
    year: lowest.asOf.slice(0, 4),
    distance: lowest.distance ?? 0,
  });
}

/** "0.077%": two digits, or one where the second is a zero. */
function percentText(error: number): string {
  return `${Number((100 * error).toPrecision(2))}%`;
}

/** What is left out, and the experiments that say how the error falls and not from where. */
function noteOf(measured: readonly Measurement[], lambdas: readonly Measurement[], texts: Texts): string {
  const drawn = new Set(measured.filter(({ isReported }) => !isReported).map(({ experiment }) => experiment.id));
  const others = lambdas
    .filter(({ experiment, isReported }) => !drawn.has(experiment.id) && !isReported)
    .map(({ experiment, text }) => `${experiment.short ?? experiment.title} ${text}`);
  return others.length === 0 ? texts.note : `${texts.note} ${fillIn(texts.others, { others: others.join('; ') })}`;
}

function newestOf(measured: readonly Measurement[]): string {
  return (
    measured
      .map(({ asOf }) => asOf)
      .sort()
      .at(-1) ?? ''
  );
}
