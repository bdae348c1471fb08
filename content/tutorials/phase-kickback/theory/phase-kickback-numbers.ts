import { fixed, inMillions, whole } from '#src/charts/numbers.ts';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';
import { at } from '#src/features/learn/tutorials/at.ts';
import {
  allAgree,
  allZeros,
  averageRuns,
  breakEvenBits,
  callsForChance,
  callsForEvenChance,
  cleanCallGates,
  exactCalls,
  guessAfterCalls,
  kickProbability,
  MAJORITY,
  readingProbabilities,
  runsSuffice,
  runsVariance,
} from './phase-kickback-theory.ts';

const SHOTS = 1024;
/** How often the program of step 6 runs. */
const SEARCHES = 512;
/** Seconds of one call in the example of step 7: on qubits, and classically. */
const [QUANTUM_CALL, CLASSICAL_CALL] = [1e-3, 1e-9];
const YEAR = 365.25 * 86400;
const SLOWER = Math.round(QUANTUM_CALL / CLASSICAL_CALL);

const third = kickProbability((2 * Math.PI) / 3);
const eighth = kickProbability(Math.PI / 4);
const [zerosOfEight, othersOfEight] = [allZeros(8), 1 / 16];
const deviation = (p: number, n = SHOTS) => fixed(countDeviation(n, p), 1);
const oneIn = (chance: number) => `1 of ${whole(1 / chance)}`;
const runs = (n: number) => fixed(averageRuns(n), 2);
const calls = (count: number) => (count < 1e6 ? whole(count) : inMillions(count));
const birthday = (n: number) => calls(callsForEvenChance(n));
const quantumTime = (n: number) => duration(averageRuns(n) * QUANTUM_CALL);
const classicalTime = (n: number) => duration(callsForEvenChance(n) * CLASSICAL_CALL);

/** What the text of the steps says with `<Number of="…" />`, computed from the theory. */
export const numbers = {
  'kick-third': fixed(third, 4),
  'kick-third-count': whole(SHOTS * third),
  'kick-third-sigma': deviation(third),
  'kick-eighth': fixed(eighth, 4),
  'kick-eighth-of-1000': whole(1000 * eighth),
  'coin-count': whole(SHOTS / 2),
  'coin-sigma': deviation(1 / 2),
  'deutsch-guess': fixed(1 / 2, 1),
  'majority-chance': fixed(at(readingProbabilities(MAJORITY), 1), 4),
  'quarter-count': whole(SHOTS / 4),
  'quarter-sigma': deviation(1 / 4),
  'exact-calls-3': whole(exactCalls(3)),
  'exact-calls-20': whole(exactCalls(20)),
  'exact-calls-50': inMillions(exactCalls(50)),
  'agree-2': oneIn(allAgree(2)),
  'agree-5': oneIn(allAgree(5)),
  'agree-11': oneIn(allAgree(11)),
  'agree-21': oneIn(allAgree(21)),
  'calls-for-thousandth': callsForChance(1e-3),
  'calls-for-millionth': callsForChance(1e-6),
  'guess-4-of-5': fixed(guessAfterCalls(4, 5), 1),
  'runs-3': runs(3),
  'runs-surplus': fixed(averageRuns(64) - 63, 2),
  'runs-suffice-3': fixed(runsSuffice(3), 3),
  'two-runs-count': whole(SEARCHES * runsSuffice(3)),
  'two-runs-sigma': deviation(runsSuffice(3), SEARCHES),
  'runs-mean-sigma': fixed(Math.sqrt(runsVariance(3) / SEARCHES), 2),
  'runs-16': runs(16),
  'runs-32': runs(32),
  'runs-64': runs(64),
  'runs-128': runs(128),
  'birthday-16': birthday(16),
  'birthday-32': birthday(32),
  'birthday-64': birthday(64),
  'birthday-128': birthday(128),
  'clean-call': whole(cleanCallGates(1000)),
  'quantum-time-32': quantumTime(32),
  'quantum-time-52': quantumTime(52),
  'quantum-time-64': quantumTime(64),
  'quantum-time-128': quantumTime(128),
  'classical-time-32': classicalTime(32),
  'classical-time-52': classicalTime(52),
  'classical-time-64': classicalTime(64),
  'classical-time-128': classicalTime(128),
  'break-even-bits': breakEvenBits(SLOWER),
  'break-even-string': inMillions(SLOWER),
  'call-survives': fixed(0.999 ** cleanCallGates(1000), 3),
  'one-marked-zeros': fixed(zerosOfEight, 4),
  'one-marked-count': whole(SHOTS * zerosOfEight),
  'one-marked-sigma': deviation(zerosOfEight),
  'one-marked-other': fixed(othersOfEight, 4),
  'one-marked-other-count': whole(SHOTS * othersOfEight),
  'one-marked-other-sigma': deviation(othersOfEight),
  'one-marked-1024': fixed(allZeros(1024), 4),
};

/** Seconds as one says them: "65.6 µs", "33 ms", "4.29 s", "585 years". */
function duration(seconds: number): string {
  const [unit, name] = (
    [
      [YEAR, 'years'],
      [1, 's'],
      [1e-3, 'ms'],
    ] as const
  ).find(([least]) => seconds >= least) ?? [1e-6, 'µs'];
  return `${Number((seconds / unit).toPrecision(3))} ${name}`;
}
