import { agreement, CHAIN, probabilities, STEPS, simulated, TIME } from './hamiltonian-simulation-theory.ts';

/** Runs for each part of the energy. */
const RUNS = 500;

const chain = () => simulated(CHAIN, 2, STEPS, TIME);

/** Probability of each string where all spins are read along Z. */
export const alongZ = (): number[] => probabilities(chain());

/** The same along X: after a Hadamard on every spin. */
export function alongX(): number[] {
  const { re, im } = chain();
  return probabilities({ re: hadamards(re), im: hadamards(im) });
}

function hadamards(values: Float64Array): Float64Array {
  const result = values.slice();
  for (let spin = 0; spin < CHAIN.n; spin++) {
    for (let low = 0; low < result.length; low++) {
      if ((low >> spin) & 1) continue;
      const high = low | (1 << spin);
      const [a, b] = [result[low] ?? 0, result[high] ?? 0];
      result[low] = (a + b) / Math.SQRT2;
      result[high] = (a - b) / Math.SQRT2;
    }
  }
  return result;
}

/** Standard deviation of the two means, each of 500 runs. */
export const ENERGY_DEVIATION = {
  bonds: spread(alongZ(), (state) => -CHAIN.J * agreement(state, CHAIN.n)),
  field: spread(alongX(), (state) => -CHAIN.h * (CHAIN.n - 2 * ones(state))),
};

function ones(state: number): number {
  return state.toString(2).replaceAll('0', '').length;
}

function spread(distribution: readonly number[], energyOf: (state: number) => number): number {
  const mean = distribution.reduce((sum, p, state) => sum + p * energyOf(state), 0);
  return Math.sqrt(distribution.reduce((sum, p, state) => sum + p * (energyOf(state) - mean) ** 2, 0) / RUNS);
}
