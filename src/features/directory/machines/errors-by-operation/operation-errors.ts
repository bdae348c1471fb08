import { figuresOf } from '#src/model/figures.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import { isMeanOrMedian } from '#src/model/schemas/figure.ts';
import { errorOf, type MachineError } from '../placed-machines.ts';

/** What a gate machine does with its qubits, each with an error of its own. */
export const OPERATIONS = ['one-qubit', 'two-qubit', 'readout'] as const;

export type Operation = (typeof OPERATIONS)[number];

/** A machine with its newest published error of each operation. */
export interface OperatedMachine {
  id: string;
  name: string;
  maker: string;
  errors: Partial<Record<Operation, MachineError>>;
}

/** With this many errors a machine has steps to compare. */
const AT_LEAST = 2;

/** The machines with errors of at least two operations, the fewest two-qubit errors first. */
export function operatedMachines(): OperatedMachine[] {
  return entriesOf('machines')
    .map(operatedMachine)
    .filter(({ errors }) => Object.keys(errors).length >= AT_LEAST)
    .sort((a, b) => orderOf(a) - orderOf(b));
}

function operatedMachine({ id, name, maker }: Entry<'machines'>): OperatedMachine {
  const figures = new Map(figuresOf(`machines/${id}`).map((figure) => [figure.name, figure]));
  const errors = OPERATIONS.flatMap((operation) => {
    const error = errorOf(figures.get(`${operation}-error`));
    return error ? [[operation, error] as const] : [];
  });
  return { id, name, maker, errors: Object.fromEntries(errors) };
}

/** One without a two-qubit error comes last. */
const orderOf = ({ errors }: OperatedMachine) => errors['two-qubit']?.value ?? 1;

/** The errors that are on record, in the order of the operations. */
export function errorsIn({ errors }: OperatedMachine): MachineError[] {
  return OPERATIONS.flatMap((operation) => errors[operation] ?? []);
}

/** Whether what is known of an error is that it is below a value. */
export const isBound = ({ text }: MachineError): boolean => text.startsWith('below ');

/** What the values of a machine are: "mean", or "mean, median" where they differ. */
export function kindsOf(machine: OperatedMachine): string {
  return [...new Set(errorsIn(machine).map(({ kind }) => kind))].join(', ');
}

/**
 * How many times as often readout errs as a two-qubit gate, for each machine of which both are means or both are medians,
 * the smallest ratio first.
 */
export function readoutRatios(machines: readonly OperatedMachine[]): number[] {
  return machines
    .flatMap(({ errors: { readout, 'two-qubit': gate } }) => {
      if (!readout || !gate || readout.kind !== gate.kind || !isMeanOrMedian(gate.kind)) return [];
      return [readout.value / gate.value];
    })
    .sort((a, b) => a - b);
}
