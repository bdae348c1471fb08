import { negated } from '../circuit/angle.ts';
import type { GateOperation } from '../circuit/circuit.ts';
import { partsOf } from '../circuit/expand.ts';
import { standardGate } from './gates.ts';

/**
 * Standard gates that together undo a standard gate, in order. Undefined for a gate of the circuit's own: its columns
 * are undone one by one, from the last.
 */
export function inverseOf(operation: GateOperation): GateOperation[] | undefined {
  const row = standardGate(operation.gate);
  if (!row) return undefined;
  const { inverse, parameters } = row;
  if (inverse === 'self') return [operation];
  if (inverse === 'negated') return [{ ...operation, angles: operation.angles.map(negated) }];
  if (typeof inverse === 'string') return [{ ...operation, gate: inverse }];
  return partsOf(operation, { parameters, columns: [inverse] }).filter((part) => part.kind === 'gate');
}
