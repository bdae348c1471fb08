import type { Amplitudes } from './amplitudes.ts';
import type { BlochVector } from './bloch.ts';
import { hermitianEigenvalues } from './hermitian-eigenvalues.ts';

/** The expectation values of X, Y and Z of one qubit, all others traced out (Nielsen and Chuang, section 2.4.3). */
export function reducedBloch(state: Amplitudes, qubit: number): BlochVector {
  const bit = 1 << qubit;
  const size = state.length / 2;
  const free = ~bit;
  let x = 0;
  let y = 0;
  let z = 0;
  for (let index = 0; index < size; index = ((index | bit) + 1) & free) {
    const low = 2 * index;
    const high = 2 * (index | bit);
    const ar = state[low] as number;
    const ai = state[low + 1] as number;
    const br = state[high] as number;
    const bi = state[high + 1] as number;
    x += ar * br + ai * bi;
    y += ar * bi - ai * br;
    z += ar * ar + ai * ai - br * br - bi * bi;
  }
  return { x: 2 * x, y: 2 * y, z };
}

/**
 * Adds `weight` times the density matrix of two qubits, all others traced out, to `sums`: 4 × 4, row by row, real and
 * imaginary parts in turn, `first` the lower bit of a row's index; length 32.
 */
export function addPairDensity(
  sums: Float64Array,
  state: Amplitudes,
  first: number,
  second: number,
  weight: number,
): void {
  const mask = (1 << first) | (1 << second);
  const places = [0, 1 << first, 1 << second, mask];
  const size = state.length / 2;
  const free = ~mask;
  for (let index = 0; index < size; index = ((index | mask) + 1) & free) {
    for (let row = 0; row < 4; row += 1) {
      const left = 2 * (index | (places[row] as number));
      const lr = weight * (state[left] as number);
      const li = weight * (state[left + 1] as number);
      if (lr === 0 && li === 0) continue;
      for (let column = 0; column < 4; column += 1) {
        const right = 2 * (index | (places[column] as number));
        const rr = state[right] as number;
        const ri = state[right + 1] as number;
        const at = 2 * (4 * row + column);
        sums[at] = (sums[at] as number) + lr * rr + li * ri;
        sums[at + 1] = (sums[at + 1] as number) + li * rr - lr * ri;
      }
    }
  }
}

/** Von Neumann entropy, in bits, of a density matrix: rows, real and imaginary parts in turn (section 11.3). */
export function vonNeumannEntropy(density: Float64Array): number {
  return entropyOf(hermitianEigenvalues(density));
}

/** Von Neumann entropy, in bits, of one qubit whose Bloch vector has this length. */
export function qubitEntropy(blochLength: number): number {
  return entropyOf([(1 + blochLength) / 2, (1 - blochLength) / 2]);
}

/** −Σ λ log₂ λ; rounding may leave an eigenvalue just below 0. */
function entropyOf(eigenvalues: Iterable<number>): number {
  let sum = 0;
  for (const value of eigenvalues) if (value > 0 && value < 1) sum -= value * Math.log2(value);
  return sum;
}
