import type { Chart, Legend } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { type PlacedMachine, placedMachines } from '#src/features/directory/machines/placed-machines.ts';
import { buildDate } from '#src/model/build-date.ts';
import { citedSource } from '#src/model/figures.ts';
import { pageOf, sectionOf } from '#src/model/read-content.ts';
import type { QuantumThreat } from '#src/model/schemas/pages/security.ts';
import { urls } from '#src/model/urls.ts';
import { yearOn } from '../migration/by-when/year-axis.ts';
import { EstimateSign, EstimatesFall } from './EstimatesFall.tsx';
import { type Attacked, attackedThreats, type Estimate, largestMachines, lowestSoFar, seriesOf } from './estimates.ts';
import { layoutOf } from './layout.ts';

type Texts = QuantumThreat['chart'];

/** Published estimates for breaking keys over the largest machine, as they stand on `/cryptography`. */
export function estimatesChart(): Chart {
  const { chart } = sectionOf(pageOf('cryptography'), 'quantum-threat');
  return estimatesChartOf(attackedThreats(), placedMachines(), chart, buildDate());
}

/** The chart of these estimates and machines, as of a day. */
export function estimatesChartOf(
  threats: readonly Attacked[],
  machines: readonly Pick<PlacedMachine, 'hasGates' | 'name' | 'qubits' | 'year'>[],
  texts: Texts,
  today: string,
): Chart {
  const series = seriesOf(threats);
  const all = series.flat();
  const largest = largestMachines(machines);
  const newest = all.map(({ date }) => date).sort();
  const machineText = fillIn(texts.machine, { largest: whole(largest.at(-1)?.qubits ?? 0) });
  return {
    id: 'threat-estimates',
    address: `${urls.topic('cryptography')}#threat-estimates-picture`,
    title: titleOf(series[0] ?? [], largest, texts),
    unit: texts.unit,
    note: texts.note,
    basis: fillIn(texts.basis, { count: all.length, newest: formatPartial(newest.at(-1) ?? today) }),
    legend: legendOf(series, texts),
    values: { columns: texts.columns, rows: all.map(rowOf) },
    data: { columns: DATA_COLUMNS, rows: all.map(dataOf) },
    draw: (size, place) => (
      <EstimatesFall
        layout={layoutOf({ series, machines: largest, now: yearOn(today), size, machineText })}
        place={place}
        texts={{ label: texts.label, machine: machineText }}
        sentenceOf={(estimate) => rowOf(estimate).join(', ')}
      />
    ),
  };
}

/** How far the first target's estimate fell, beside the largest machine. */
function titleOf(series: readonly Estimate[], machines: ReturnType<typeof largestMachines>, texts: Texts): string {
  const steps = lowestSoFar(series);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) throw new Error('The chart of estimates needs one: content/threats/rsa.yaml, attack');
  return fillIn(first === last ? texts.unchanged : texts.title, {
    target: first.target,
    from: first.amount,
    to: last.amount,
    years: Math.round(last.at - first.at),
    largest: whole(machines.at(-1)?.qubits ?? 0),
  });
}

function legendOf(series: readonly Estimate[][], { signs }: Texts): Legend[] {
  const machines = <path d="M-8 4H0V-3H8" fill="none" stroke="var(--color-ink-3)" strokeWidth="1.8" />;
  const statuses = [
    { isReviewed: true, text: signs.reviewed },
    { isReviewed: false, text: signs.preprint },
  ];
  return [
    ...series.flatMap((estimates, index) =>
      statuses.map(({ isReviewed, text }) => ({
        sign: <EstimateSign series={index} isReviewed={isReviewed} />,
        text: `${estimates[0]?.target}, ${text}`,
      })),
    ),
    { sign: machines, text: signs.machines },
  ];
}

function rowOf({ target, date, amount, time, isReviewed, source }: Estimate): string[] {
  return [target, formatPartial(date), amount, time, statusOf(isReviewed), citedSource(source).title];
}

const DATA_COLUMNS = ['key', 'published', 'physical_qubits', 'time', 'status', 'source'];

function dataOf({ target, date, qubits, time, isReviewed, source }: Estimate): string[] {
  return [target, date, String(qubits), time, statusOf(isReviewed), citedSource(source).url];
}

const statusOf = (isReviewed: boolean) => (isReviewed ? 'peer-reviewed' : 'preprint');
