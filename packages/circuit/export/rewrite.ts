import { angleOf, writeAngle } from '../circuit/angle.ts';
import { type GateOperation, gate, type Measurement, type PreparedState } from '../circuit/circuit.ts';
import { FROM_Z, FROM_ZERO, TO_Z } from '../gates/axes.ts';
import { decomposed } from '../gates/decomposition.ts';

/** `factor` times an angle, as an expression. */
export function times(factor: string, angle: string): string {
  return writeAngle({ kind: 'operation', operator: '*', left: angleOf(factor), right: angleOf(angle) });
}

/** A gate as gates that a language has: itself, or what it is made of. Gates of the circuit's own stay as they are. */
export function rewritten(operation: GateOperation, has: (operation: GateOperation) => boolean): GateOperation[] {
  const parts = has(operation) ? undefined : decomposed(operation);
  return parts?.flatMap((part) => rewritten(part, has)) ?? [operation];
}

/** Gates that turn the axis of a measurement into z, and back. */
export function basisChange({ basis, qubit }: Measurement): { before: GateOperation[]; after: GateOperation[] } {
  const on = (name: string) => gate(name, [qubit]);
  return { before: TO_Z[basis].map(on), after: FROM_Z[basis].map(on) };
}

/** Gates that make a state from |0⟩. */
export function preparationGates(state: PreparedState, qubit: number): GateOperation[] {
  return FROM_ZERO[state].map((name) => gate(name, [qubit]));
}
