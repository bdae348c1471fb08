import { AngleError, angleOf } from './angle.ts';
import { sweepFault } from './angle-fault.ts';
import { type Circuit, type GateDefinition, type GateOperation, LIMITS, operationCount } from './circuit.ts';
import { expandedCounts, partsOf } from './expand.ts';

const LONGEST_EXPANDED_ANGLE = 1000;

/** Why a circuit cannot be taken apart to standard gates within the limits, in one sentence; undefined if it can. */
export function expansionFault(circuit: Circuit): string | undefined {
  const { columns, gates } = circuit;
  const held = gates.reduce((sum, gate) => sum + operationCount(gate), operationCount(circuit));
  if (Math.max(held, ...expandedCounts(circuit)) > LIMITS.operations) {
    return `The circuit has more than ${LIMITS.operations.toLocaleString('en-US')} operations.`;
  }
  if (gates.length === 0) return undefined;
  const definitions = new Map(gates.map((gate) => [gate.name, gate]));
  for (const operation of columns.flat()) {
    const fault = operation.kind === 'gate' && partsFault(operation, definitions);
    if (fault) return fault;
  }
  return undefined;
}

/** Angles grow with every level of nesting, and a division may turn out to be one by zero. */
function partsFault(operation: GateOperation, definitions: ReadonlyMap<string, GateDefinition>): string | undefined {
  const definition = definitions.get(operation.gate);
  if (!definition) return undefined;
  for (const part of partsOf(operation, definition)) {
    if (part.kind !== 'gate') continue;
    for (const angle of part.angles) {
      const fault = expandedAngleFault(angle);
      if (fault !== undefined) return `In the gate ${definition.name}: ${fault}`;
    }
    const fault = partsFault(part, definitions);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function expandedAngleFault(angle: string): string | undefined {
  if (angle.length > LONGEST_EXPANDED_ANGLE) return 'an angle grows too long.';
  try {
    return sweepFault(angleOf(angle));
  } catch (error) {
    if (error instanceof AngleError) return `an angle has ${error.message}.`;
    throw error;
  }
}
