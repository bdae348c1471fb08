import type { Figure } from '#src/model/figures.ts';
import { currentText, figuresOf } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';

/** What is measured on a machine, in the order of the tables. T1 and T2, and gates of one and of two qubits, are apart. */
export const MEASURES = [
  { name: 'physical-qubits', head: 'Qubits' },
  { name: 'two-qubit-error', head: 'Two-qubit error' },
  { name: 'one-qubit-error', head: 'One-qubit error' },
  { name: 'readout-error', head: 'Readout error' },
  { name: 't1', head: 'T1' },
  { name: 't2', head: 'T2' },
] as const;

/** What only a computer with gates has. */
const OF_GATES: readonly string[] = ['two-qubit-error', 'one-qubit-error'];

/** A value as a cell shows it. */
export interface Measured {
  head: string;
  text: string;
  /** Which of a machine's operations an error is of: "median", "best". */
  kind?: string | undefined;
  isAbsent: boolean;
}

/** The values of a machine, one for each measure: never an empty cell. */
export function measuredOf(machine: Pick<Entry<'machines'>, 'id' | 'model'>): Measured[] {
  const figures = new Map(figuresOf(`machines/${machine.id}`).map((figure) => [figure.name, figure]));
  return MEASURES.map(({ name, head }) => ({ head, ...cellOf(figures.get(name), absentWord(machine.model, name)) }));
}

function cellOf(figure: Figure | undefined, absent: string): Omit<Measured, 'head'> {
  if (!figure) return { text: absent, isAbsent: true };
  const [{ absent: isMissing, error }] = figure.values;
  return { text: unbroken(currentText(figure)), kind: error?.kind, isAbsent: isMissing !== undefined };
}

/** A number stays beside its unit: "about 242 µs" breaks after "about". */
function unbroken(text: string): string {
  return text.replace(/(\d) (?=[a-zµ]{1,3}\b|%)/g, '$1\u00a0');
}

function absentWord(model: Entry<'machines'>['model'], measure: string): string {
  return model !== 'Gates' && OF_GATES.includes(measure) ? 'does not apply' : 'not on record';
}
