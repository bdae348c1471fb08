import { assertCount } from '#src/features/learn/runner/statistics.ts';
import { lastConvergent } from './continued-fractions.ts';
import { expectEqual } from './expect.ts';
import { attempt, powerMod } from './number-theory.ts';
import {
  exactOrderProbability,
  outcomeDistribution,
  TWENTY_ONE,
  verifiedProbability,
} from './shors-algorithm-theory.ts';

/** What `factor-21` tells about one quantum run. */
const RUN = /^Run (\d+): c = (\d+), candidate (\d+), 2\^\d+ mod 21 = (\d+)$/;

/** Every run of every shot: each c as often as theory says, read rightly, and stopped at the first that passes. */
export function checkFactoring({ outcomes, messages }: { outcomes: string[]; messages: string[] }): void {
  const { N, a, r, t } = TWENTY_ONE;
  const runs = messages.flatMap((message) => {
    const [, , c, candidate, power] = RUN.exec(message) ?? [];
    return c === undefined ? [] : [{ c: Number(c), candidate: Number(candidate), power: Number(power) }];
  });
  expectEqual(String(runs.length), String(outcomes.reduce((sum, outcome) => sum + Number(outcome), 0)));
  for (const { c, candidate, power } of runs) {
    expectEqual(String(candidate), String(lastConvergent(c, 2 ** t, N).r));
    expectEqual(String(power), String(powerMod(a, candidate, N)));
  }
  const passed = runs.filter(({ power }) => power === 1).length;
  expectEqual(String(passed), String(outcomes.length));
  assertCount('Runs that pass', passed, runs.length, verifiedProbability(TWENTY_ONE));
  outcomeDistribution(r, t).forEach((p, c) => {
    assertCount(`c = ${c}`, runs.filter((run) => run.c === c).length, runs.length, p);
  });
  const factors = attempt(a, N).factors?.join(' x ');
  const found = messages.filter((message) => message === `${N} = ${factors}`).length;
  expectEqual(String(found), String(outcomes.length));
}

/** The Qiskit file reports the fraction of its 1,000 runs that give the order, and the factors. */
export function checkQiskitFactoring(printed: string[]): void {
  const share = Number(/^runs with the order 6: ([\d.]+)$/.exec(printed.at(-2) ?? '')?.[1]);
  assertCount('Runs with the order', Math.round(share * 1000), 1000, exactOrderProbability(TWENTY_ONE));
  expectEqual(printed.at(-1), `factors: ${attempt(TWENTY_ONE.a, TWENTY_ONE.N).factors?.join(' ')}`);
}
