import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { TOLERATED_SIGMAS } from '#src/features/learn/runner/statistics.ts';
import {
  BELL_STATES,
  bellBits,
  bobAloneOutcomes,
  CHSH_DIRECTIONS,
  chshOutcomes,
  equalPairs,
  PHI_PLUS,
  PLANS,
  pairOutcomes,
  planSum,
  quantumSum,
  SETTINGS,
  sumDeviation,
  teleportOutcomes,
} from './bell-pairs-at-work-theory.ts';

/** The lines of all plans, as the programs print them. */
const planLines = () =>
  PLANS.flat().map((plan) => `A ${plan.alice.join(' ')}, B ${plan.bob.join(' ')}: S = ${planSum(plan)}`);

function checkPlans(printed: readonly string[]): void {
  const [found, expected] = [printed.slice(0, 16).join('\n'), planLines().join('\n')];
  if (found !== expected) throw new Error(`Found\n${found}\nexpected\n${expected}`);
}

/** Throws where the printed sum of 4 × 1,024 pairs is not 2√2 within 5 σ. */
function checkSum(printed: readonly string[]): void {
  const sum = Number(/^S = ([\d.]+)$/.exec(printed.at(-1) ?? '')?.[1]);
  const allowed = TOLERATED_SIGMAS * sumDeviation(quantumSum(), 4096);
  if (!(Math.abs(sum - quantumSum()) <= allowed)) throw new Error(`S = ${sum}, expected 2.828 ± ${allowed}`);
}

const last = BELL_STATES.at(-1) ?? PHI_PLUS;

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'bell-measurement': { outcomes: { [bellBits(last)]: 1 } },
  'all-plans': {
    outcomes: { '[8, 8]': 1 },
    check: ({ messages }) => checkPlans(messages),
    shots: 1,
    qiskit: [],
    qiskitCheck: checkPlans,
  },
  chsh: {
    outcomes: chshOutcomes(),
    qiskit: SETTINGS.map(({ x, y }) => pairOutcomes(PHI_PLUS, CHSH_DIRECTIONS.alice[x], CHSH_DIRECTIONS.bob[y])),
    qiskitCheck: checkSum,
  },
  'bob-alone': { outcomes: bobAloneOutcomes() },
  teleport: { outcomes: teleportOutcomes() },
  superdense: { outcomes: equalPairs() },
  swapping: { outcomes: equalPairs() },
};
