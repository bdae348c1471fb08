import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { TOLERATED_SIGMAS } from '#src/features/learn/runner/statistics.ts';
import { expectedString, returned } from './mirror-circuit.ts';
import {
  canceled,
  confusion,
  decayed,
  type Estimate,
  meanVariance,
  onEachBit,
  raw,
  weightOfInverse,
  zeroOf,
} from './mitigation-and-benchmarking-theory.ts';
import { modelOutcomes } from './model-circuit.ts';

/** What stands in the programs. */
export const [P, LAYERS, RUNS] = [0.05, 4, 1000];
export const [E0, E1] = [0.02, 0.08];
export const [FAULT, DEPTH] = [0.02, 2];
/** A Bell pair, where nothing is misread: 00, 01, 10 and 11. */
export const PAIR = [0.5, 0, 0, 0.5];

const bit = (mean: number) => ({ '0': zeroOf(mean), '1': 1 - zeroOf(mean) });
const named = (probabilities: readonly number[], flipped = 0) =>
  Object.fromEntries(probabilities.map((p, string) => [(string ^ flipped).toString(2).padStart(2, '0'), p]));

/** Scatter of the Qiskit program, which runs every number of extra X gates 1,000 times. */
const inQiskit = (() => {
  const shares = [1, 4, 6, 4, 1].map((ways, extra) => ways * (1 - P) ** (LAYERS - extra) * P ** extra);
  const squares = shares.reduce((sum, share) => sum + share ** 2, 0);
  const sigma = weightOfInverse(P) ** LAYERS * Math.sqrt(squares * meanVariance(decayed(P, LAYERS), RUNS));
  return { mean: 1, sigma };
})();

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'four-layers': { outcomes: bit(decayed(P, LAYERS)) },
  // Thirteen qubits: a few hundred shots in the compiler take long enough.
  folded: { outcomes: bit(decayed(P, 3 * LAYERS)), shots: 512 },
  'misread-pair': { outcomes: named(onEachBit(confusion(E0, E1), PAIR)) },
  canceled: {
    shots: 4,
    check: ({ outcomes, messages }) => {
      for (const [index, message] of messages.entries()) {
        const found = expectMeans(message, canceled(P, LAYERS, RUNS));
        if (!(Math.abs(Number(outcomes[index]) - found) < 0.0056))
          throw new Error(`${outcomes[index]} is not ${found} to two decimals`);
      }
    },
    qiskit: [0, 1, 2, 3, 4, 0].map((extra) => bit((-1) ** extra * decayed(P, LAYERS))),
    qiskitCheck: ([line = '']) => void expectMeans(line, inQiskit),
  },
  'model-circuit': { outcomes: modelOutcomes() },
  mirror: { outcomes: named(returned(FAULT, DEPTH), expectedString(DEPTH)) },
};

/** The canceled mean of "raw 0.658, canceled 1.003". Throws where either is too far off. */
function expectMeans(line: string, expected: Estimate): number {
  const [first, second = Number.NaN] = (line.match(/-?\d+\.\d+/g) ?? []).map(Number);
  for (const [found, { mean, sigma }] of [[first, raw(P, LAYERS, RUNS)] as const, [second, expected] as const])
    if (!(Math.abs((found ?? Number.NaN) - mean) <= TOLERATED_SIGMAS * sigma + 5e-4))
      throw new Error(`"${line}": ${found}, expected ${mean} ± ${sigma}`);
  return second;
}
