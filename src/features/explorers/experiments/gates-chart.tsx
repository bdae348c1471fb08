import type { Chart } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import { pageOf } from '#src/model/read-content.ts';
import type { LogicalExperimentsPage } from '#src/model/schemas/pages/experiments.ts';
import { urls } from '#src/model/urls.ts';
import { legendOf } from './chart-legend.tsx';
import { dataOf, valuesOf } from './chart-values.ts';
import { GatesAndStates } from './gates/GatesAndStates.tsx';
import { layoutOf } from './gates/layout.ts';
import { type Measurement, measurementsFor } from './measured.ts';

/** Logical gates and magic states by date, as they stand on `/error-correction/experiments`. */
export function gatesChart(): Chart {
  const { gates, signs } = pageOf('logical-experiments');
  return gatesChartOf(measurementsFor('state infidelity'), measurementsFor('gate error'), gates, signs);
}

export function gatesChartOf(
  states: readonly Measurement[],
  gateErrors: readonly Measurement[],
  texts: LogicalExperimentsPage['gates'],
  signs: LogicalExperimentsPage['signs'],
): Chart {
  const all = [...states, ...gateErrors];
  const panels = [
    { name: texts.states, measured: states },
    { name: texts.gates, measured: gateErrors },
  ];
  return {
    id: 'logical-gates',
    address: `${urls.logicalExperiments()}#logical-gates`,
    title: titleOf(states, texts),
    unit: texts.unit,
    note: texts.note,
    basis: fillIn(texts.basis, { count: all.length }),
    legend: legendOf(all, signs),
    values: valuesOf(all, texts.columns),
    data: dataOf(all),
    draw: (size, place) => (
      <GatesAndStates layout={layoutOf(panels, size, signs.words)} place={place} label={texts.label} />
    ),
  };
}

/** The best magic state by a primary source, and how many of all are what is left after discarding. */
function titleOf(states: readonly Measurement[], texts: LogicalExperimentsPage['gates']): string {
  const best = states.filter(({ isReported }) => !isReported).sort((a, b) => a.value - b.value)[0];
  if (!best) return texts.none;
  return fillIn(texts.title, {
    name: best.experiment.short ?? best.experiment.title,
    once: whole(Number((1 / best.value).toPrecision(2))),
    selected: states.filter(({ isPostSelected }) => isPostSelected).length,
    total: states.length,
  });
}
