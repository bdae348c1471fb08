import { type GateDefinition, type GateOperation, LIMITS } from '../circuit/circuit.ts';
import { expandGate } from '../circuit/expand.ts';
import { Refusal } from './exported.ts';

/** A gate as standard gates, in order. Gates within gates can stand for more than anybody could read. */
export function partsOf(operation: GateOperation, gates: readonly GateDefinition[]): GateOperation[] {
  if (sizeOf(operation.gate, gates) > LIMITS.operations) {
    throw new Refusal(`The gate ${operation.gate} stands for more than ${LIMITS.operations} operations.`);
  }
  return [...expandGate(operation, gates)].filter((part) => part.kind === 'gate');
}

/** How many gates there are to go through in a gate, itself and empty ones included; a gate names only those before it. */
function sizeOf(name: string, gates: readonly GateDefinition[]): number {
  const sizes = new Map<string, number>();
  for (const definition of gates) {
    const parts = definition.columns.flat();
    const size = parts.reduce((sum, part) => sum + (part.kind === 'gate' ? (sizes.get(part.gate) ?? 1) : 1), 1);
    sizes.set(definition.name, size);
    if (definition.name === name) return size;
  }
  return 1;
}
