import { fixed, percent, whole } from '#src/charts/numbers.ts';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';
import { at } from '#src/features/learn/tutorials/at.ts';
import { BETWEEN, EXACT, PAIR } from './phase-estimation-examples.ts';
import {
  approximateSuccess,
  certainty,
  digitSteps,
  fourierGates,
  guarantee,
  guaranteedQubits,
  HALFWAY,
  kickedTurns,
  nearestOutcome,
  outcomeProbability,
  phaseDigits,
  phaseFromPair,
  runsUntilSeen,
  testDeviation,
  testProbability,
  testUses,
  usesOfU,
} from './phase-estimation-theory.ts';

const SHOTS = 1024;
/** Standard deviations within which 95% of a normal variable lie. */
export const SIGMAS_95 = 1.96;

/** A count and its deviation, for an outcome of this probability. */
const counted = (p: number) => whole(SHOTS * p);
const scattered = (p: number) => fixed(countDeviation(SHOTS, p), 0);
/** Turns with as many decimals as they have: 0.75, 0.3125. */
const turns = (value: number) => String(Number(value.toFixed(4)));
const digits = (value: number, n: number) => `0.${phaseDigits(value, n)}`;
const gates = (n: number, reach?: number) => {
  const { hadamards, phases } = fourierGates(n, reach);
  return whole(hadamards + phases);
};

const kicked = kickedTurns(EXACT, 3);
const byHand = kickedTurns(5 / 8, 3);
const between = (c: number) => outcomeProbability(BETWEEN, 4, c);
const pair = phaseFromPair(4, 4, [SHOTS * between(4), SHOTS * between(5)]);
const pairUses = SHOTS * usesOfU(4);
const pi = nearestOutcome(1 / Math.PI, 4);
const steps = digitSteps(BETWEEN, 4, 5);
const extra = [0, 1, 2, 3, 4].map((qubits) => certainty(6, qubits));
const percentQubits = guaranteedQubits(10, 0.01);

/** What the text of the steps says with `<Number of="…" />`, computed from the theory. */
export const numbers = {
  'test-chance': fixed(testProbability(EXACT), 4),
  'test-count': counted(testProbability(EXACT)),
  'test-count-deviation': scattered(testProbability(EXACT)),
  'test-deviation-1024': fixed(testDeviation(SHOTS), 4),
  'digits-0.625': digits(0.625, 3),
  'digits-0.3': digits(BETWEEN, 13),
  'wave-amplitude': fixed(1 / Math.sqrt(8), 4),
  'wave-turns': [1, 2, 3].map((x) => turns((x * EXACT) % 1)).join(', '),
  'kicked-2': turns(at(kicked, 2)),
  'kicked-1': turns(at(kicked, 1)),
  'kicked-0': turns(at(kicked, 0)),
  'quarter-count': counted(1 / 4),
  'quarter-deviation': scattered(1 / 4),
  'kicked-eleven': kickedTurns(11 / 16, 4)
    .map(turns)
    .join(', '),
  'fourier-turn-2': `${digits(at(kicked, 2), 1)}, a half`,
  'fourier-turn-1': `${digits(at(kicked, 1), 2)}, three quarters`,
  'fourier-turn-0': `${digits(at(kicked, 0), 3)}, three eighths`,
  'gates-3': gates(3),
  'swaps-3': whole(fourierGates(3).swaps),
  'eighth-count': counted(1 / 8),
  'eighth-deviation': scattered(1 / 8),
  'smallest-phase-32': whole(2 ** 32),
  'gates-8': gates(8),
  'kept-8': gates(8, 5),
  'right-8': fixed(approximateSuccess(8, 5), 4),
  'gates-32': gates(32),
  'kept-32-5': gates(32, 5),
  'right-32-5': fixed(approximateSuccess(32, 5), 4),
  'kept-32': gates(32, 7),
  'right-32': fixed(approximateSuccess(32, 7), 4),
  'gates-128': gates(128),
  'kept-128': gates(128, 9),
  'right-128': fixed(approximateSuccess(128, 9), 4),
  'gates-1024': gates(1024),
  'kept-1024': gates(1024, 12),
  'right-1024': fixed(approximateSuccess(1024, 12), 4),
  'amplitudes-30': whole(2 ** 30),
  'gates-30': gates(30),
  'swaps-30': whole(fourierGates(30).swaps),
  'exact-chance': fixed(outcomeProbability(EXACT, 3, 3), 0),
  'test-uses-3': whole(Math.ceil(testUses(1 / 16, 2))),
  'hand-2': turns(at(byHand, 2)),
  'hand-1': turns(at(byHand, 1)),
  'hand-0': turns(at(byHand, 0)),
  'both-halfway': fixed(2 * HALFWAY, 3),
  'between-5': fixed(between(5), 4),
  'between-count-5': counted(between(5)),
  'between-deviation-5': scattered(between(5)),
  'between-4': fixed(between(4), 4),
  'between-count-4': counted(between(4)),
  'between-deviation-4': scattered(between(4)),
  'between-6': fixed(between(6), 4),
  'between-count-6': counted(between(6)),
  'between-deviation-6': scattered(between(6)),
  'between-error': turns(5 / 16 - BETWEEN),
  'pair-phase': fixed(pair.phase, 4),
  'pair-sigma': fixed(pair.sigma, 4),
  'pair-gain': fixed(1 / 16 / pair.sigma, 0),
  'pair-uses': whole(pairUses),
  'pair-test-sigma': fixed(testDeviation(pairUses), 4),
  'pi-sixteen': fixed(16 / Math.PI, 2),
  'pi-outcome': `${pi.toString(2).padStart(4, '0')}, which is ${pi}`,
  'pi-off': fixed(16 / Math.PI - pi, 2),
  'pi-chance': fixed(outcomeProbability(1 / Math.PI, 4, pi), 3),
  'worst-0': percent(at(extra, 0).worst, 1),
  'worst-1': percent(at(extra, 1).worst, 1),
  'worst-2': percent(at(extra, 2).worst, 1),
  'worst-3': percent(at(extra, 3).worst, 1),
  'worst-4': percent(at(extra, 4).worst, 1),
  'mean-2': percent(at(extra, 2).mean, 1),
  'proven-2': percent(guarantee(2), 1),
  'proven-3': percent(guarantee(3), 1),
  'proven-4': percent(guarantee(4), 1),
  'uses-6': whole(usesOfU(6)),
  'uses-7': whole(usesOfU(7)),
  'uses-8': whole(usesOfU(8)),
  'uses-9': whole(usesOfU(9)),
  'uses-10': whole(usesOfU(10)),
  'uses-12': whole(usesOfU(12)),
  'test-uses-10': whole(testUses(2 ** -10, SIGMAS_95)),
  'test-uses-4': whole(Math.ceil(testUses(2 ** -4, SIGMAS_95))),
  'qubits-10-percent': whole(percentQubits),
  'uses-10-percent': whole(usesOfU(percentQubits)),
  'step-turned-0': turns(at(steps, 0).turned),
  'step-turned-1': turns(at(steps, 1).turned),
  'step-turned-2': turns(at(steps, 2).turned),
  'step-turned-3': turns(at(steps, 3).turned),
  'step-removed-0': turns(at(steps, 0).removed),
  'step-removed-1': turns(at(steps, 1).removed),
  'step-removed-2': turns(at(steps, 2).removed),
  'step-removed-3': turns(at(steps, 3).removed),
  'step-chance-0': fixed(at(steps, 0).chance, 4),
  'step-chance-1': fixed(at(steps, 1).chance, 4),
  'step-chance-2': fixed(at(steps, 2).chance, 4),
  'step-chance-3': fixed(at(steps, 3).chance, 4),
  'pair-count-plus': counted(PAIR[0].weight),
  'pair-count-minus': counted(PAIR[1].weight),
  'pair-count-deviation': scattered(PAIR[0].weight),
  'runs-until-seen': whole(runsUntilSeen(0.2, 0.99)),
};
