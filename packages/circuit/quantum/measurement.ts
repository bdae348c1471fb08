import { scale, ZERO } from './complex.ts';
import { type Bit, probabilities, qubitCount, qubitMask, type StateVector } from './state-vector.ts';

/** Evenly distributed numbers in [0, 1), as `Math.random` gives them. */
export type RandomSource = () => number;

/** Draws an index with the given probabilities; an index of probability 0 never comes. */
export function sampleIndex(distribution: readonly number[], random: RandomSource): number {
  let left = random() * distribution.reduce((sum, probability) => sum + probability, 0);
  const found = distribution.findIndex((probability) => {
    left -= probability;
    return left < 0;
  });
  // Rounding may leave a rest at the upper end.
  return found >= 0 ? found : distribution.findLastIndex((probability) => probability > 0);
}

/** Reads every qubit once, in the order q₀q₁…, and leaves the state to the caller: it is the basis state of the bits. */
export function measureAll(state: StateVector, random: RandomSource): Bit[] {
  const index = sampleIndex(probabilities(state), random);
  return Array.from({ length: qubitCount(state) }, (_, qubit) => bitOf(state, qubit, index));
}

/** Reads one qubit and projects the state on the outcome (Nielsen and Chuang, section 2.2.3). */
export function measureQubit(
  state: StateVector,
  qubit: number,
  random: RandomSource,
): { outcome: Bit; state: StateVector } {
  const [zero, one] = qubitProbabilities(state, qubit);
  const outcome: Bit = sampleIndex([zero, one], random) === 0 ? 0 : 1;
  const norm = 1 / Math.sqrt(outcome === 0 ? zero : one);
  return {
    outcome,
    state: state.map((amplitude, index) => (bitOf(state, qubit, index) === outcome ? scale(amplitude, norm) : ZERO)),
  };
}

/** The probabilities of reading 0 and 1 from one qubit. */
export function qubitProbabilities(state: StateVector, qubit: number): [zero: number, one: number] {
  const sums: [number, number] = [0, 0];
  probabilities(state).forEach((probability, index) => {
    sums[bitOf(state, qubit, index)] += probability;
  });
  return sums;
}

function bitOf(state: StateVector, qubit: number, index: number): Bit {
  return (index & qubitMask(state, qubit)) === 0 ? 0 : 1;
}
