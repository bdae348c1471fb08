import { conjugate, multiply, squaredMagnitude } from './complex.ts';
import type { StateVector } from './state-vector.ts';

/** A point of the unit ball: +z is |0⟩, −z is |1⟩, +x is (|0⟩ + |1⟩)/√2, +y is (|0⟩ + i|1⟩)/√2. */
export interface BlochVector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/**
 * The expectation values of X, Y and Z in the state of one qubit (Nielsen and Chuang, section 1.2 and exercise 2.72).
 * A RangeError for any other number of qubits.
 */
export function blochVector(state: StateVector): BlochVector {
  const [alpha, beta] = state;
  if (!alpha || !beta || state.length !== 2) throw new RangeError('Only the state of one qubit has a Bloch vector');
  const coherence = multiply(conjugate(alpha), beta);
  return { x: 2 * coherence.re, y: 2 * coherence.im, z: squaredMagnitude(alpha) - squaredMagnitude(beta) };
}
