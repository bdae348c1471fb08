import { type Entry, entriesOf } from '#src/model/read-content.ts';
import type { ESTIMATE_PLATFORMS } from '#src/model/schemas/estimate.ts';
import { type FigureValue, leadingValue } from '#src/model/schemas/figure.ts';

export type PublishedEstimate = Entry<'estimates'>;
export type EstimatePlatform = (typeof ESTIMATE_PLATFORMS)[number];
export type EstimateFigure = 'logical-qubits' | 'toffoli-gates' | 't-gates' | 'physical-qubits' | 'run-time';

/** A figure of an estimate as it leads, where it is on record. */
export function figureOf(
  { figures = {} }: Pick<PublishedEstimate, 'figures'>,
  name: EstimateFigure,
): FigureValue | undefined {
  return leadingValue(figures[name] ?? []);
}

/** An estimate with a number of physical qubits, as the drawings have it. */
export interface PhysicalEstimate {
  estimate: PublishedEstimate;
  year: number;
  qubits: number;
  qubitsText: string;
  /** Seconds, where it says them; of a range the middle. */
  seconds: number | undefined;
  timeText: string | undefined;
  isReported: boolean;
  /** Whether it moves qubits into a memory that is not counted as others are. */
  hasMemory: boolean;
}

/** All estimates of a machine that count its qubits. */
export function physicalEstimates(estimates = entriesOf('estimates')): PhysicalEstimate[] {
  return estimates.flatMap((estimate) => {
    const qubits = figureOf(estimate, 'physical-qubits');
    const time = figureOf(estimate, 'run-time');
    if (estimate.level !== 'physical' || !qubits?.count || !qubits.value) return [];
    return [
      {
        estimate,
        year: Number(estimate.date.slice(0, 4)),
        qubits: qubits.count,
        qubitsText: qubits.value,
        seconds: time?.seconds && (time.seconds.from + time.seconds.to) / 2,
        timeText: time?.value,
        isReported: [qubits, time].some((value) => value?.reported) || estimate.reported === true,
        hasMemory: estimate.layout?.storage === 'memory',
      },
    ];
  });
}

/** An estimate of logical qubits and of gates that take magic states. */
export interface LogicalEstimate {
  estimate: PublishedEstimate;
  qubits: number;
  qubitsText: string;
  /** Toffoli gates, and half as many as there are T gates. */
  gates: number;
  gatesText: string;
  isReported: boolean;
}

/** All estimates that count logical qubits and gates, whether they go on to a machine or not. */
export function logicalEstimates(estimates = entriesOf('estimates')): LogicalEstimate[] {
  return estimates.flatMap((estimate) => {
    const [qubits, toffolis, ts] = (['logical-qubits', 'toffoli-gates', 't-gates'] as const).map((name) =>
      figureOf(estimate, name),
    );
    const gates = (toffolis?.count ?? 0) + (ts?.count ?? 0) / 2;
    if (!qubits?.count || !qubits.value || gates === 0) return [];
    return [
      {
        estimate,
        qubits: qubits.count,
        qubitsText: qubits.value,
        gates,
        gatesText: [toffolis && `${toffolis.value} Toffoli`, ts && `${ts.value} T`].filter(Boolean).join(', '),
        isReported: [qubits, toffolis, ts].some((value) => value?.reported) || estimate.reported === true,
      },
    ];
  });
}

/** The problems that lines are drawn for: those with most verified estimates, four at most, each with at least two years. */
export function drawnProblems(physical: readonly PhysicalEstimate[]): string[] {
  const groups = Map.groupBy(physical.filter(isOnLine), ({ estimate }) => estimate.problem);
  return [...groups]
    .filter(([, group]) => new Set(group.map(({ year }) => year)).size > 1)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([problem]) => problem)
    .slice(0, 4);
}

/** The lowest verified estimate of each year: what a line joins. */
export function lowestByYear(physical: readonly PhysicalEstimate[], problem: string): PhysicalEstimate[] {
  const own = physical.filter((each) => each.estimate.problem === problem && isOnLine(each));
  const years = Map.groupBy(own, ({ year }) => year);
  return [...years.values()]
    .flatMap((group) => group.toSorted((a, b) => a.qubits - b.qubits)[0] ?? [])
    .sort((a, b) => a.year - b.year);
}

/** What was not verified, and what has a memory beside its qubits, is on no line. */
function isOnLine({ isReported, hasMemory }: PhysicalEstimate): boolean {
  return !isReported && !hasMemory;
}
