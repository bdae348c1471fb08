import { standardGate } from '../gates/gates.ts';
import type { GateDefinition } from './circuit.ts';

export interface GateShape {
  readonly targets: number | 'any';
  /** How many angles it takes. */
  readonly parameters: number;
}

/** What a gate of this name takes, a standard one or one of `gates`; undefined for an unknown one. */
export function gateShape(name: string, gates: readonly GateDefinition[]): GateShape | undefined {
  const standard = standardGate(name);
  if (standard) return { targets: standard.targets, parameters: standard.parameters.length };
  const own = gates.find((gate) => gate.name === name);
  return own && { targets: own.qubits.length, parameters: own.parameters.length };
}
