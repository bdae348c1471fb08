import { expect, it } from 'vitest';
import { type GateOperation, gate } from '../circuit/circuit.ts';
import { decomposed } from '../gates/decomposition.ts';
import { doTheSame } from './recognize.ts';

it('takes a gate whose row has no matrix for what it is made of', () => {
  const transform = gate('qft', [0, 1, 2]);
  const isTransform = (operations: readonly GateOperation[]) =>
    doTheSame(
      { operations: [transform], gates: [] },
      { operations, gates: [] },
      { qubits: 3, parameters: [], anyPhase: false },
    );
  const parts = decomposed(transform) ?? [];
  expect(isTransform(parts)).toBe(true);
  expect(isTransform(parts.slice(1))).toBe(false);
});
