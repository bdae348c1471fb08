import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { TOLERATED_SIGMAS } from '#src/features/learn/runner/statistics.ts';
import {
  averageRuns,
  hiddenString,
  kickProbability,
  MAJORITY,
  readingProbabilities,
  runsVariance,
} from './phase-kickback-theory.ts';

const third = kickProbability((2 * Math.PI) / 3);
const onlyFive = Array.from({ length: 8 }, (_, x) => Number(x === 5));
const [MASK, SEARCHES] = [6, 4096];

/** The strings that can come, with their probabilities. */
const distribution = (chances: readonly number[]) =>
  Object.fromEntries(
    chances.flatMap((p, y) =>
      p > 1e-12 ? [[y.toString(2).padStart(Math.log2(chances.length), '0'), p] as const] : [],
    ),
  );

/** All strings whose overlap with the mask is even, equally often. */
const evenOverlap = distribution(hiddenString(MASK, 3).map((odd) => (odd === 1 ? 0 : 1 / 4)));

/** Throws where the mean of the runs of so many searches is not that of theory within 5 σ. */
function checkRuns(mean: number, searches: number): void {
  const allowed = TOLERATED_SIGMAS * Math.sqrt(runsVariance(3) / searches);
  if (!(Math.abs(mean - averageRuns(3)) <= allowed))
    throw new Error(`Mean ${mean}, expected ${averageRuns(3)} ± ${allowed}`);
}

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  kick: { outcomes: { '11': third, '01': 1 - third } },
  scratch: { outcomes: { '00': 0.5, '01': 0.5 } },
  deutsch: { outcomes: { '1100': 1 } },
  majority: { outcomes: distribution(readingProbabilities(MAJORITY)) },
  'hidden-string': { outcomes: { '10110': 1 } },
  simon: {
    check: ({ outcomes }) =>
      checkRuns(outcomes.reduce((sum, each) => sum + Number(each), 0) / outcomes.length, outcomes.length),
    shots: 1024,
    qiskit: [evenOverlap],
    qiskitCheck: (printed) => checkRuns(Number(/[\d.]+$/.exec(printed.at(-1) ?? '')?.[0]), SEARCHES),
  },
  'one-marked': { outcomes: distribution(readingProbabilities(onlyFive)) },
};
