import type { GateDefinition, GateOperation } from '../circuit/circuit.ts';
import { expandGate } from '../circuit/expand.ts';

/** What defines a gate of the circuit's own; undefined for a standard one. */
export function definitionOf(operation: GateOperation, gates: readonly GateDefinition[]): GateDefinition | undefined {
  return gates.find(({ name }) => name === operation.gate);
}

/** A gate as standard gates, in order; a checked circuit holds no gate that stands for too many. */
export function partsOf(operation: GateOperation, gates: readonly GateDefinition[]): GateOperation[] {
  return [...expandGate(operation, gates)].filter((part) => part.kind === 'gate');
}
