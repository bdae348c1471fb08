import { type Amplitudes, multiplyWhere } from './amplitudes.ts';

/** The squared norms of the parts of a state in which a qubit is 0 and 1; they add up to 1 if the state is normalized. */
export function splitNorm(state: Amplitudes, qubit: number): [zero: number, one: number] {
  const bit = 1 << qubit;
  const size = state.length / 2;
  const free = ~bit;
  let zero = 0;
  let one = 0;
  for (let index = 0; index < size; index = ((index | bit) + 1) & free) {
    const low = 2 * index;
    const high = 2 * (index | bit);
    zero += (state[low] as number) ** 2 + (state[low + 1] as number) ** 2;
    one += (state[high] as number) ** 2 + (state[high + 1] as number) ** 2;
  }
  return [zero, one];
}

/**
 * Projects a state on the outcome of reading a qubit and normalizes it (Nielsen and Chuang, section 2.2.5). `norm` is
 * the squared norm of that part, as `splitNorm` gives it.
 */
export function projectOn(state: Amplitudes, qubit: number, outcome: 0 | 1, norm: number): void {
  const bit = 1 << qubit;
  multiplyWhere(state, bit, outcome === 0 ? bit : 0, 0, 0);
  multiplyWhere(state, bit, outcome === 0 ? 0 : bit, 1 / Math.sqrt(norm), 0);
}
