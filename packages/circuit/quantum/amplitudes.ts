/**
 * The pure state of n qubits for calculations at speed: real and imaginary parts in turn, length 2 · 2ⁿ, changed in place.
 * Qubit 0 is the lowest bit of a basis index and the rightmost digit of a ket |…q₂q₁q₀⟩: the opposite order of
 * `StateVector`.
 *
 * An operation acts on the basis states whose index has the bits `value` under `mask`. Controls are part of the mask, so
 * a controlled gate visits only what it changes.
 */
export type Amplitudes = Float64Array;

/** The largest state whose basis indices stay integers of 31 bits. */
const MOST_QUBITS = 30;

/** |0…0⟩ */
export function groundState(qubits: number): Amplitudes {
  if (!Number.isInteger(qubits) || qubits < 0 || qubits > MOST_QUBITS)
    throw new RangeError(`${qubits} qubits cannot be held`);
  const state = new Float64Array(2 * 2 ** qubits);
  state[0] = 1;
  return state;
}

/** Multiplies the amplitudes under the mask by re + i·im. */
export function multiplyWhere(state: Amplitudes, mask: number, value: number, re: number, im: number): void {
  const size = state.length / 2;
  const free = ~mask;
  // Adding 1 carries over the bits of the mask: the next index in which they are all 0.
  for (let index = 0; index < size; index = ((index | mask) + 1) & free) {
    const at = 2 * (index | value);
    const real = state[at] as number;
    const imaginary = state[at + 1] as number;
    state[at] = real * re - imaginary * im;
    state[at + 1] = real * im + imaginary * re;
  }
}

/** Exchanges each amplitude under the mask with the one whose index differs by the bits `flip`, which the mask holds. */
export function exchangePairs(state: Amplitudes, mask: number, value: number, flip: number): void {
  const size = state.length / 2;
  const free = ~mask;
  for (let index = 0; index < size; index = ((index | mask) + 1) & free) {
    const one = 2 * (index | value);
    const other = 2 * ((index | value) ^ flip);
    const real = state[one] as number;
    const imaginary = state[one + 1] as number;
    state[one] = state[other] as number;
    state[one + 1] = state[other + 1] as number;
    state[other] = real;
    state[other + 1] = imaginary;
  }
}

/**
 * Multiplies pairs of amplitudes, one under the mask and the one whose index differs by the bits `flip`, by a 2 × 2
 * matrix: row by row, real and imaginary parts in turn, length 8.
 */
export function multiplyPairs(
  state: Amplitudes,
  mask: number,
  value: number,
  flip: number,
  matrix: Float64Array,
): void {
  const size = state.length / 2;
  const free = ~mask;
  const [ar = 0, ai = 0, br = 0, bi = 0, cr = 0, ci = 0, dr = 0, di = 0] = matrix;
  for (let index = 0; index < size; index = ((index | mask) + 1) & free) {
    const one = 2 * (index | value);
    const other = 2 * ((index | value) ^ flip);
    const xr = state[one] as number;
    const xi = state[one + 1] as number;
    const yr = state[other] as number;
    const yi = state[other + 1] as number;
    state[one] = ar * xr - ai * xi + br * yr - bi * yi;
    state[one + 1] = ar * xi + ai * xr + br * yi + bi * yr;
    state[other] = cr * xr - ci * xi + dr * yr - di * yi;
    state[other + 1] = cr * xi + ci * xr + dr * yi + di * yr;
  }
}

/** Born's rule: the probability of every basis state. */
export function bornProbabilities(state: Amplitudes): Float64Array {
  const probabilities = new Float64Array(state.length / 2);
  addProbabilities(probabilities, state, 1);
  return probabilities;
}

/** Adds `weight` times the probability of every basis state to `sums`. */
export function addProbabilities(sums: Float64Array, state: Amplitudes, weight: number): void {
  for (let index = 0; index < sums.length; index += 1) {
    const re = state[2 * index] as number;
    const im = state[2 * index + 1] as number;
    sums[index] = (sums[index] as number) + weight * (re * re + im * im);
  }
}

/** |⟨a|b⟩|² of two vectors of equal length: real and imaginary parts in turn, of any norm. */
export function squaredOverlap(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let [re, im] = [0, 0];
  for (let at = 0; at < a.length; at += 2) {
    const [ar = 0, ai = 0, br = 0, bi = 0] = [a[at], a[at + 1], b[at], b[at + 1]];
    re += ar * br + ai * bi;
    im += ar * bi - ai * br;
  }
  return re * re + im * im;
}
