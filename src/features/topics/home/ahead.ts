import {
  compares,
  isMeasured,
  type MeasuredMachine,
  type PlacedMachine,
} from '#src/features/directory/machines/placed-machines.ts';

/** From here on a machine counts as a large one. */
const MANY_QUBITS = 150;

export interface Ahead {
  /** The machine in service that errs least. */
  least: MeasuredMachine;
  /** The large machine in service that errs least, where it is another one. */
  large: MeasuredMachine | undefined;
  /** Whether the error of one is a mean and that of the other a median. */
  kindsDiffer: boolean;
  gateMachines: number;
  withoutError: number;
}

/** Who is ahead, by means and medians of machines that can be used. Undefined where none is on record. */
export function whoIsAhead(machines: readonly PlacedMachine[]): Ahead | undefined {
  const usable = machines
    .filter((machine) => machine.status === 'in service')
    .filter(isMeasured)
    .filter(compares)
    .sort((a, b) => a.error.value - b.error.value);
  const [least] = usable;
  if (!least) return undefined;
  const large = usable.find((machine) => machine.qubits >= MANY_QUBITS && machine.qubits > least.qubits);
  const gates = machines.filter(({ hasGates }) => hasGates);
  return {
    least,
    large,
    kindsDiffer: large !== undefined && large.error.kind !== least.error.kind,
    gateMachines: gates.length,
    withoutError: gates.filter(({ error }) => !error).length,
  };
}
