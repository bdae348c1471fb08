import { fixed } from '#src/charts/numbers.ts';
import { at } from '#src/features/learn/tutorials/at.ts';
import type { Playable, PlayState, Setting } from '#src/features/learn/tutorials/state/playable.ts';
import { lastConvergent } from './continued-fractions.ts';
import { powerMod } from './number-theory.ts';
import { FIFTEEN, outcomeDistribution, TWENTY_ONE } from './shors-algorithm-theory.ts';

const PROBLEMS = [FIFTEEN, TWENTY_ONE];
/** How many powers are shown: two rounds and a little. */
export const POWERS = 13;

export interface CombPicture {
  a: number;
  N: number;
  r: number;
  /** a^x modulo N for x from 0. */
  powers: number[];
  /** Probability of every outcome. */
  outcomes: number[];
  /** The outcome that is marked. */
  c: number;
}

/** Powers of a base that come round after r, and the outcomes of the register that counted them: a comb of r teeth. */
export const play: Playable<CombPicture> = {
  about: 'Powers and outcomes',
  controls: [
    {
      name: 's',
      label: 'Tooth of the comb',
      kind: 'range',
      max: Math.max(...PROBLEMS.map(({ r }) => r)) - 1,
      say: (_, setting) => `c = ${outcomeOf(setting)}`,
    },
    {
      name: 'problem',
      label: 'Number to factor',
      kind: 'choice',
      max: 1,
      say: (problem) => `N = ${at(PROBLEMS, problem).N}, a = ${at(PROBLEMS, problem).a}`,
    },
  ],
  start: { s: 1, problem: 0 },
  stateOf: read,
};

/** The outcome nearest to the tooth s of the comb; the last one where it has fewer. */
function outcomeOf({ s = 0, problem = 0 }: Setting): number {
  const { r, t } = at(PROBLEMS, problem);
  return Math.round((2 ** t * Math.min(s, r - 1)) / r);
}

function read(setting: Setting): PlayState<CombPicture> {
  const problem = at(PROBLEMS, setting.problem ?? 0);
  const { N, a, r, t } = problem;
  const c = outcomeOf(setting);
  const outcomes = outcomeDistribution(r, t);
  const fraction = lastConvergent(c, 2 ** t, N);
  const often = `${c} comes in ${fixed(100 * at(outcomes, c), 0)} of 100 runs`;
  return {
    title: `${often} and ${c === 0 ? 'says nothing about the order' : `is read as ${fraction.s}/${fraction.r}: ${judged(fraction.r, r)}`}`,
    value: `c = ${c}`,
    note: c === 0 ? 'says nothing' : `read as ${fraction.s}/${fraction.r}`,
    data: { a, N, r, c, outcomes, powers: Array.from({ length: POWERS }, (_, x) => powerMod(a, x, N)) },
  };
}

const judged = (candidate: number, r: number) =>
  candidate === r ? `the order is ${r}` : `${candidate} only divides the order ${r}`;
