import { type Range, rangeOf } from '#src/base/log-place.ts';
import { formatPartial } from '#src/design/format-date.ts';
import type { Figure } from '#src/model/figures.ts';
import { figuresOf } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';

/**
 * What the table of machines shows of each, in this order: gates of one and of two qubits are apart. T1 and T2, which few
 * publish, are in comparisons and on a machine's page.
 */
export const MEASURES = [
  { key: 'qubits', name: 'physical-qubits', head: 'Qubits' },
  { key: 'error', name: 'two-qubit-error', head: 'Two-qubit error' },
  { key: 'single', name: 'one-qubit-error', head: 'One-qubit error' },
  { key: 'readout', name: 'readout-error', head: 'Readout error' },
] as const;

type Measure = (typeof MEASURES)[number];

/** What only a computer with gates has. */
const OF_GATES: readonly string[] = ['two-qubit-error', 'one-qubit-error'];

/** A value as a cell shows it, or why there is none. */
export interface Measured extends Pick<Measure, 'key' | 'head'> {
  figure?: Figure | undefined;
  /** Set in the place of a value. */
  absent?: string | undefined;
  /** The value as a number. */
  number?: number | undefined;
  /** Of an error: of which operations it is. */
  kind?: string | undefined;
  /** The month in which it held: "Jun 2026". */
  month?: string | undefined;
}

type Named = Pick<Entry<'machines'>, 'id' | 'model'>;

/** The values of a machine, one for each measure: never an empty cell. */
export function measuredOf(machine: Named): Measured[] {
  const figures = new Map(figuresOf(`machines/${machine.id}`).map((figure) => [figure.name, figure]));
  return MEASURES.map(({ key, name, head }) => ({
    key,
    head,
    ...cellOf(figures.get(name), absentWord(machine, name)),
  }));
}

function cellOf(figure: Figure | undefined, absent: string): Omit<Measured, 'key' | 'head'> {
  if (!figure) return { absent };
  const [{ absent: isMissing, error, count, asOf }] = figure.values;
  if (isMissing) return { absent: isMissing };
  return {
    figure,
    number: error?.value ?? count,
    kind: error?.kind,
    month: formatPartial(asOf.slice(0, 'yyyy-mm'.length)),
  };
}

/** Why a machine has no such figure. */
export function absentWord({ model }: Pick<Named, 'model'>, figure: string): string {
  return model !== 'Gates' && OF_GATES.includes(figure) ? 'does not apply' : 'not on record';
}

/** The lowest and the highest value of each measure among machines. */
export function rangesOf(machines: readonly Named[]): Partial<Record<Measure['key'], Range>> {
  const all = machines.flatMap(measuredOf);
  return Object.fromEntries(
    MEASURES.map(({ key }) => [key, rangeOf(all.filter((each) => each.key === key).map(({ number = 0 }) => number))]),
  );
}

/** The fewest two-qubit errors first, machines without a value last, and among these the newest first. */
export function fewestErrorsFirst<M extends Named>(machines: readonly M[]): M[] {
  const errorOf = (machine: M) =>
    measuredOf(machine).find(({ key }) => key === 'error')?.number ?? Number.POSITIVE_INFINITY;
  const errors = new Map(machines.map((machine) => [machine, errorOf(machine)]));
  return machines.toSorted((a, b) => {
    const [first = 0, second = 0] = [errors.get(a), errors.get(b)];
    return first === second ? 0 : first - second;
  });
}
