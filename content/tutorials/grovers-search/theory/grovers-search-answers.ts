import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { checkMean, checkOvershooting, checkSuccessTable } from './check-printed.ts';
import {
  bestIterations,
  type ItemValue,
  outcomeProbabilities,
  searchState,
  stateAfterOracle,
} from './grovers-search-theory.ts';

const MARKED = ['101'];
const SIZES = [4, 8, 16, 32, 64, 256, 1024, 2 ** 20];

/** One and two marked items, q[0] rightmost, with the numbers of iterations that the last program tries. */
const SEARCHES = [
  [0, 1, 2, 3, 4].map((k) => ({ k, marked: MARKED })),
  [0, 1, 2].map((k) => ({ k, marked: ['101', '011'] })),
].flat();

/** Impossible items are left out: rounding leaves them a probability of 1e-32. */
const distribution = (items: readonly ItemValue[]) =>
  Object.fromEntries(items.filter(({ value }) => value > 1e-15).map(({ state, value }) => [state, value]));

const real = (items: readonly ItemValue[], sign: 1 | -1): Answer['state'] =>
  Object.fromEntries(items.map(({ state, value }) => [state, [sign * value, 0]]));

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'classical-search': {
    outcomes: Object.fromEntries(Array.from({ length: 8 }, (_, index) => [index + 1, 1 / 8])),
    check: ({ outcomes }) => checkMean(outcomes.reduce((sum, each) => sum + Number(each), 0) / outcomes.length, 4096),
    shots: 4096,
    qiskit: [],
    qiskitCheck: (printed) => checkMean(Number(/[\d.]+$/.exec(printed.at(-1) ?? '')?.[0]), 10_000),
  },
  uniform: { outcomes: distribution(outcomeProbabilities(3, 0, MARKED)) },
  'phase-oracle': {
    outcomes: distribution(outcomeProbabilities(3, 0, MARKED)),
    state: real(stateAfterOracle(3, 0, MARKED), 1),
  },
  'one-iteration': {
    outcomes: distribution(outcomeProbabilities(3, 1, MARKED)),
    // The circuit of the diffuser is −D, so every sign is turned.
    state: real(searchState(3, 1, MARKED), -1),
  },
  'best-iterations': {
    outcomes: { [`[${SIZES.map((N) => bestIterations(N)).join(', ')}]`]: 1 },
    check: ({ messages }) => checkSuccessTable(SIZES, messages),
    shots: 1,
    qiskit: [],
    qiskitCheck: (printed) => checkSuccessTable(SIZES, printed),
  },
  'search-eight': { outcomes: distribution(outcomeProbabilities(3, 2, MARKED)) },
  overshooting: {
    check: ({ messages }) => checkOvershooting(SEARCHES, messages),
    shots: 1,
    qiskit: SEARCHES.map(({ k, marked }) => distribution(outcomeProbabilities(3, k, marked))),
  },
};
