import { fixed, percent, significant, whole } from '#src/charts/numbers.ts';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';
import { figureOf } from '#src/model/figures.ts';
import { expectedString, returned } from './mirror-circuit.ts';
import { DEPTH, E0, E1, FAULT, LAYERS, P, PAIR, RUNS } from './mitigation-and-benchmarking-answers.ts';
import {
  canceled,
  circuitsToPass,
  confusion,
  correctedDeviation,
  costFactor,
  decayed,
  errorPerGate,
  exponential,
  extrapolatedExponential,
  HEAVY_LIMIT,
  heavyOutputs,
  idealHeavyShare,
  keptAtTheLine,
  onEachBit,
  polarization,
  polynomial,
  raw,
  totalError,
  unconfusion,
  weightOfInverse,
  zeroOf,
} from './mitigation-and-benchmarking-theory.ts';
import { modelOutcomes } from './model-circuit.ts';

const SHOTS = 1024;
const CHAIN = 99;
const YEAR = 365.25 * 24 * 3600;
const count = (p: number) => whole(SHOTS * p);
const deviation = (p: number) => fixed(countDeviation(SHOTS, p), 0);
const four = (value: number) => fixed(value, 4);

const shot = raw(P, LAYERS, SHOTS);
const many = raw(P, LAYERS, 100 * SHOTS);
const zero = zeroOf(shot.mean);
const read = onEachBit(confusion(E0, E1), PAIR);
/** Counts of 00, 01, 10 and 11 that the run of step 2 might give. */
const sample = [497, 41, 53, 433];
const corrected = onEachBit(
  unconfusion(E0, E1),
  sample.map((each) => each / SHOTS),
);
const foldedZero = zeroOf(decayed(P, 3 * LAYERS));
const estimates = {
  raw: raw(P, LAYERS, RUNS),
  line: polynomial(P, LAYERS, RUNS, [1, 3]),
  parabola: polynomial(P, LAYERS, RUNS, [1, 3, 5]),
  exponential: exponential(P, LAYERS, RUNS),
};
const twoDecays = [1, 3].map((strength) => (decayed(0.02, LAYERS * strength) + decayed(0.08, LAYERS * strength)) / 2);
const cost = (gates: number, p: number) => {
  const factor = costFactor(p, gates);
  return factor < 1000 ? significant(factor, 3) : significant(factor, 2);
};
const outcomes = modelOutcomes();
const heavy = heavyOutputs(outcomes);
const heavyShare = heavy.reduce((sum, outcome) => sum + (outcomes[outcome] ?? 0), 0);
const back = returned(FAULT, DEPTH)[0] ?? Number.NaN;
const kept = polarization(back, 2) ** (1 / (2 * DEPTH));

/** A figure of a machine as its entry says it, and as a share. */
const newest = (id: string) => figureOf(`machines/${id}`).values[0];
const shown = (id: string) => newest(id).value ?? '';
const error = (id: string) => newest(id).error?.value ?? Number.NaN;
const chain = (gateError: number) => percent((1 - gateError) ** CHAIN, 0);

/** What the text of the steps says with `<Number of="…" />`, computed from the theory. */
export const numbers = {
  'zero-share': four(zero),
  'zero-count': count(zero),
  'zero-deviation': deviation(zero),
  'raw-mean': four(shot.mean),
  'raw-bias': four(shot.mean - 1),
  'sigma-1024': four(shot.sigma),
  'sigma-102400': four(many.sigma),
  'biases-in-sigmas': whole((1 - many.mean) / many.sigma),
  'layers-at-one-percent': fixed((LAYERS * Math.log(1 - 2 * P)) / Math.log(0.98), 1),
  'misread-differ': four(read[1] ?? Number.NaN),
  'misread-count': count(read[1] ?? Number.NaN),
  'misread-deviation': deviation(read[1] ?? Number.NaN),
  'misread-00': four(read[0] ?? Number.NaN),
  'misread-11': four(read[3] ?? Number.NaN),
  'sample-00': whole(sample[0] ?? Number.NaN),
  'sample-01': whole(sample[1] ?? Number.NaN),
  'sample-10': whole(sample[2] ?? Number.NaN),
  'sample-11': whole(sample[3] ?? Number.NaN),
  'corrected-00': four(corrected[0] ?? Number.NaN),
  'corrected-01': four(corrected[1] ?? Number.NaN),
  'corrected-10': four(corrected[2] ?? Number.NaN),
  'corrected-11': four(corrected[3] ?? Number.NaN),
  'corrected-sigma': four(correctedDeviation(E0, E1, PAIR, 1, SHOTS)),
  'stretch-one': fixed(1 / (1 - E0 - E1), 2),
  'stretch-fifty': whole(0.9 ** -50),
  'exercise-mean': fixed((0.69 - (E1 - E0)) / (1 - E0 - E1), 2),
  'folded-zero': four(foldedZero),
  'folded-count': count(foldedZero),
  'folded-deviation': deviation(foldedZero),
  'folded-mean': four(decayed(P, 3 * LAYERS)),
  'raw-mean-short': fixed(estimates.raw.mean, 3),
  'raw-sigma': fixed(estimates.raw.sigma, 3),
  'raw-total': fixed(totalError(estimates.raw), 3),
  'line-mean': fixed(estimates.line.mean, 3),
  'line-sigma': fixed(estimates.line.sigma, 3),
  'line-total': fixed(totalError(estimates.line), 3),
  'parabola-mean': fixed(estimates.parabola.mean, 3),
  'parabola-sigma': fixed(estimates.parabola.sigma, 3),
  'parabola-total': fixed(totalError(estimates.parabola), 3),
  'exponential-mean': fixed(estimates.exponential.mean, 3),
  'exponential-sigma': fixed(estimates.exponential.sigma, 3),
  'exponential-total': fixed(totalError(estimates.exponential), 3),
  'exponential-over-raw': fixed(estimates.exponential.sigma / estimates.raw.sigma, 1),
  'two-decays': fixed(extrapolatedExponential(twoDecays[0] ?? Number.NaN, twoDecays[1] ?? Number.NaN), 3),
  'with-misreading': fixed(extrapolatedExponential(0.9 * decayed(P, LAYERS), 0.9 * decayed(P, 3 * LAYERS)), 2),
  'exercise-line': fixed((3 * 0.8 - 0.5) / 2, 2),
  'exercise-exponential': fixed(extrapolatedExponential(0.8, 0.5), 3),
  'weight-four': fixed(weightOfInverse(P) ** LAYERS, 3),
  'canceled-sigma': fixed(canceled(P, LAYERS, RUNS).sigma, 3),
  'canceled-sigma-2000': fixed(canceled(P, LAYERS, 2 * RUNS).sigma, 3),
  'wrong-model': fixed((weightOfInverse(0.04) / weightOfInverse(P)) ** LAYERS, 3),
  'exercise-contribution': fixed(-(weightOfInverse(0.1) ** 3), 3),
  'cost-100-2': cost(100, 1e-2),
  'cost-100-3': cost(100, 1e-3),
  'cost-100-4': cost(100, 1e-4),
  'cost-1000-2': cost(1000, 1e-2),
  'cost-1000-3': cost(1000, 1e-3),
  'cost-1000-4': cost(1000, 1e-4),
  'cost-10000-2': cost(10_000, 1e-2),
  'cost-10000-3': cost(10_000, 1e-3),
  'cost-10000-4': cost(10_000, 1e-4),
  'cost-one-error': fixed(Math.exp(4), 0),
  'cost-three-errors': whole(Number(Math.exp(12).toPrecision(2))),
  'years-of-ten-errors': fixed(costFactor(1e-3, 10_000) / YEAR / 1e9, 0),
  'exercise-cost': fixed(costFactor(0.003, 300), 1),
  'heavy-three': fixed(idealHeavyShare(3), 3),
  'kept-at-the-line': fixed(keptAtTheLine(HEAVY_LIMIT), 2),
  'heavy-set': `${heavy.slice(0, -1).join(', ')} and ${heavy.at(-1)}`,
  'heavy-share': four(heavyShare),
  'heavy-count': count(heavyShare),
  'heavy-deviation': deviation(heavyShare),
  likeliest: four(outcomes['111'] ?? Number.NaN),
  fifth: four(outcomes['001'] ?? Number.NaN),
  'circuits-to-pass': whole(circuitsToPass(0.75)),
  'circuits-narrow': whole(circuitsToPass(0.7)),
  'exercise-kept': fixed((0.72 - 0.5) / (0.84 - 0.5), 2),
  'mirror-string': expectedString(DEPTH).toString(2).padStart(2, '0'),
  'mirror-guess': percent((1 - FAULT) ** (4 * DEPTH), 0),
  'mirror-return': four(back),
  'mirror-count': count(back),
  'mirror-deviation': deviation(back),
  'mirror-polarization': four(polarization(back, 2)),
  'mirror-per-layer': four(kept),
  'mirror-error': percent((15 / 16) * (1 - kept), 1),
  'mirror-true-error': percent(1 - (1 - FAULT) ** 2, 1),
  'boston-layered': shown('ibm-heron-r3/layered-error'),
  'boston-chain': chain(error('ibm-heron-r3/layered-error')),
  'boston-median': shown('ibm-heron-r3/two-qubit-error'),
  'boston-chain-median': chain(error('ibm-heron-r3/two-qubit-error')),
  'exercise-eplg': percent(errorPerGate(0.9, 20), 2),
  'h2-gate': shown('quantinuum-h2/two-qubit-error'),
  'h2-layered': shown('quantinuum-h2/layered-error'),
  'rigetti-fifty': shown('rigetti-cepheus-108/layered-error'),
  'h2-volume': shown('quantinuum-h2/quantum-volume'),
  'heron-volume': shown('ibm-heron-r1/quantum-volume'),
  'boston-speed': shown('ibm-heron-r3/layer-speed'),
  'garnet-speed': figureOf('machines/iqm-garnet/layer-speed').values.find(({ value }) => value)?.value ?? '',
};
