import { whole } from '#src/charts/numbers.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { currentText, type Figure, figuresOf } from '#src/model/figures.ts';
import { type Entry, entriesOf, remembered } from '#src/model/read-content.ts';
import { isMeanOrMedian } from '#src/model/schemas/figure.ts';

type Machine = Entry<'machines'>;

/** What a chart needs to know of a machine. */
export interface PlacedMachine {
  id: string;
  name: string;
  maker: string;
  technology: Machine['technology'];
  status: Machine['status'];
  /** Whether it computes by gates; of others no error of gates can be known. */
  hasGates: boolean;
  /** The year in which it was first shown. */
  year: number;
  /** Physical qubits, where the maker publishes a count. */
  qubits?: number | undefined;
  /** The newest two-qubit error on record. */
  error?: MachineError | undefined;
}

export interface MachineError {
  /** Share of gates that fail. */
  value: number;
  kind: 'typical' | 'mean' | 'median' | 'best';
  /** As it is written: "0.079%". */
  text: string;
  asOf: string;
  /** Address of the work that says so. */
  source: string;
}

/** A machine with both numbers. */
export type MeasuredMachine = PlacedMachine & { qubits: number; error: MachineError };

/** All machines, as charts know them. */
export function placedMachines(): readonly PlacedMachine[] {
  return remembered('placed machines', () => entriesOf('machines').map(placedMachine));
}

export function placedMachine(machine: Machine): PlacedMachine {
  const { id, name, maker, technology, status, model, since } = machine;
  const figures = new Map(figuresOf(`machines/${id}`).map((figure) => [figure.name, figure]));
  return {
    id,
    name,
    maker,
    technology,
    status,
    hasGates: model === 'Gates',
    year: Number(since.slice(0, 4)),
    qubits: figures.get('physical-qubits')?.values[0].count,
    error: errorOf(figures.get('two-qubit-error')),
  };
}

/** The newest value of a figure of errors, where it has one. */
export function errorOf(figure: Figure | undefined): MachineError | undefined {
  const newest = figure?.values[0];
  if (!figure || !newest?.error) return undefined;
  const { value, kind } = newest.error;
  return { value, kind, text: currentText(figure), asOf: newest.asOf, source: newest.source.url };
}

export function isMeasured(machine: PlacedMachine): machine is MeasuredMachine {
  return machine.qubits !== undefined && machine.error !== undefined;
}

/** A mean or a median over a machine's gates compares with those of others; a best or typical value does not. */
export function compares({ error }: MeasuredMachine): boolean {
  return isMeanOrMedian(error.kind);
}

/**
 * The machines that no other one beats in qubits and in errors, by rising qubits. Only means and medians count.
 */
export function frontierOf(machines: readonly MeasuredMachine[]): MeasuredMachine[] {
  const comparable = machines.filter(compares);
  return comparable
    .filter((machine) => !comparable.some((other) => beats(other, machine)))
    .sort((a, b) => a.qubits - b.qubits);
}

function beats(a: MeasuredMachine, b: MeasuredMachine): boolean {
  const isNoWorse = a.qubits >= b.qubits && a.error.value <= b.error.value;
  return isNoWorse && (a.qubits > b.qubits || a.error.value < b.error.value);
}

/** "Helios, Quantinuum: 98 qubits, two-qubit error 0.079% (mean, Jun 2026), in service" */
export function sentenceOf({ name, maker, qubits, error, status, hasGates }: PlacedMachine): string {
  const count = qubits === undefined ? 'number of qubits not published' : `${whole(qubits)} qubits`;
  const errorWords = error
    ? `two-qubit error ${error.text} (${error.kind}, ${formatPartial(error.asOf)})`
    : hasGates
      ? 'no published two-qubit error on record'
      : 'runs no gates';
  return `${name}, ${maker}: ${count}, ${errorWords}, ${status}`;
}
