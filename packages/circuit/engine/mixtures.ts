import { addProbabilities } from '../quantum/amplitudes.ts';
import type { BlochVector } from '../quantum/bloch.ts';
import { qubitEntropy, reducedBloch } from '../quantum/reduced-states.ts';
import type { Branch, QubitState } from './snapshot.ts';

/** The probability of each basis state in a mixture of branches of n qubits; length 2ⁿ. */
export function mixedProbabilities(branches: readonly Branch[], qubits: number): Float64Array {
  const sums = new Float64Array(2 ** qubits);
  for (const { state, probability } of branches) addProbabilities(sums, state, probability);
  return sums;
}

/** The Bloch vector of each qubit in a mixture: the mean over the branches. */
export function mixedBloch(branches: readonly Branch[], qubits: number): BlochVector[] {
  return Array.from({ length: qubits }, (_, qubit) => {
    let [x, y, z] = [0, 0, 0];
    for (const { state, probability } of branches) {
      const bloch = reducedBloch(state, qubit);
      x += probability * bloch.x;
      y += probability * bloch.y;
      z += probability * bloch.z;
    }
    return { x, y, z };
  });
}

/** The state of a qubit by its Bloch vector. Rounding may make a pure state's vector longer than 1. */
export function qubitStateOf(bloch: BlochVector): QubitState {
  const length = Math.min(1, Math.hypot(bloch.x, bloch.y, bloch.z));
  return { bloch, length, one: Math.min(1, Math.max(0, (1 - bloch.z) / 2)), entropy: qubitEntropy(length) };
}
