import { fixed, percent, whole } from '#src/charts/numbers.ts';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';
import { figureOf } from '#src/model/figures.ts';
import { DIAGONAL, FAULT, FLIP, GAMMA, GATES, PHI, READINGS, TILT } from './mixed-states-and-noise-answers.ts';
import {
  averageFidelity,
  blended,
  CHANNELS,
  coherentError,
  componentDeviation,
  echoContrast,
  eigenvalues,
  fallen,
  halfOfPair,
  incoherentError,
  lengthOf,
  multipliedError,
  ONE,
  outsideShare,
  PLUS,
  processFidelity,
  purity,
  readComponent,
  tilted,
  traceDistance,
  zeroChance,
} from './mixed-states-and-noise-theory.ts';

const SHOTS = 1024;
const ZERO = { x: 0, y: 0, z: 1 };
const four = (value: number) => fixed(value, 4);
const count = (p: number) => whole(SHOTS * p);
const deviation = (p: number) => fixed(countDeviation(SHOTS, p), 0);

const blend = blended(0.75, PLUS, ZERO);
const exercise = [blended(0.9, ZERO, ONE), blended(0.5, PLUS, ONE)] as const;
const alone = zeroChance(tilted(TILT).x);
const damped = CHANNELS.damp(PLUS, GAMMA);
const damped00 = zeroChance(damped.x) * zeroChance(damped.z);
const echo = echoContrast(PHI);
const echo000 = zeroChance(echo.withoutEcho) * zeroChance(echo.fastNoise);
const survival = processFidelity('damp', GAMMA);
const outside = outsideShare(DIAGONAL, READINGS);
const [misreadZero, misreadOne] = [0.01, 0.05];
const sigma = componentDeviation(0.4, 1000);
const twoQubits = (5 * 0.995 - 1) / 4;
const [coherent, incoherent] = [coherentError(FAULT, GATES), incoherentError(FAULT, GATES)];

/** A time of a machine as its entry says it, and its day: "17 April 2026". */
const newest = (id: string) => figureOf(`machines/${id}`).values[0];
const time = (id: string) => newest(id).value ?? '';
const seconds = (id: string) => newest(id).seconds?.from ?? Number.NaN;
const day = (id: string) =>
  new Date(`${newest(id).asOf}T00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What the text of the steps says with `<Number of="…" />`, computed from the theory. */
export const numbers = {
  'half-of-1024': count(0.5),
  'deviation-half-1024': deviation(0.5),
  'blend-length': four(lengthOf(blend)),
  'blend-purity': four(purity(blend)),
  'blend-high': four(eigenvalues(blend)[0]),
  'blend-low': four(eigenvalues(blend)[1]),
  'blend-high-percent': percent(eigenvalues(blend)[0], 1),
  'exercise-first-purity': fixed(purity(exercise[0]), 2),
  'exercise-second-length': fixed(lengthOf(exercise[1]), 3),
  'exercise-second-purity': fixed(purity(exercise[1]), 2),
  'alone-zero-x': four(alone),
  'pair-00': four(alone / 2),
  'pair-00-count': count(alone / 2),
  'pair-00-deviation': deviation(alone / 2),
  'pair-01': four((1 - alone) / 2),
  'half-purity': fixed(purity(halfOfPair(TILT)), 3),
  'flip-probability': four(FLIP),
  'flip-count': count(FLIP),
  'flip-deviation': fixed(countDeviation(SHOTS, FLIP), 1),
  'damped-zero-z': four(zeroChance(damped.z)),
  'damped-zero-x': four(zeroChance(damped.x)),
  'damped-00': four(damped00),
  'damped-00-count': count(damped00),
  'damped-00-deviation': deviation(damped00),
  'fallen-after-t1': percent(fallen(1, 1), 0),
  'heron-t1': time('ibm-heron-r3/t1'),
  'heron-t2': time('ibm-heron-r3/t2'),
  'heron-date': day('ibm-heron-r3/t2'),
  'garnet-t1': time('iqm-garnet/t1'),
  'garnet-t2': time('iqm-garnet/t2'),
  'garnet-date': day('iqm-garnet/t2'),
  'no-echo-one': four(1 - zeroChance(echo.withoutEcho)),
  'fast-echo-one': four(1 - zeroChance(echo.fastNoise)),
  'echo-000': four(echo000),
  'echo-000-count': count(echo000),
  'echo-000-deviation': deviation(echo000),
  'echo-100': four(0.5 - echo000),
  'gate-time': time('ibm-heron-r3/two-qubit-time'),
  'fallen-in-gate': percent(fallen(seconds('ibm-heron-r3/two-qubit-time'), seconds('ibm-heron-r3/t1')), 3),
  'sigma-zero-1024': fixed(componentDeviation(0, SHOTS), 3),
  'sigma-0.8-1024': fixed(componentDeviation(0.8, SHOTS), 3),
  'outside-diagonal': four(outside),
  'outside-count': fixed(100 * outside, 0),
  'outside-deviation': fixed(countDeviation(100, outside), 0),
  'outside-zero': four(outsideShare(ZERO, READINGS)),
  'read-one': fixed(readComponent(-1, misreadZero, misreadOne), 2),
  'read-zero': fixed(readComponent(1, misreadZero, misreadOne), 2),
  widening: fixed(1 / (1 - misreadZero - misreadOne), 2),
  'sigma-exercise': fixed(sigma, 3),
  'range-low': fixed(0.4 - 2 * sigma, 2),
  'range-high': fixed(0.4 + 2 * sigma, 2),
  'distance-flip': fixed(traceDistance(PLUS, CHANNELS.phaseFlip(PLUS, 0.1)), 3),
  'distance-turn': fixed(traceDistance(PLUS, CHANNELS.turn(PLUS, 0.1)), 3),
  'process-flip': four(processFidelity('phaseFlip', 0.1)),
  'average-flip': four(averageFidelity(processFidelity('phaseFlip', 0.1), 2)),
  'process-depolarizing': four(processFidelity('depolarize', 0.1)),
  'average-depolarizing': four(averageFidelity(processFidelity('depolarize', 0.1), 2)),
  'process-damping': four(processFidelity('damp', 0.1)),
  'average-damping': four(averageFidelity(processFidelity('damp', 0.1), 2)),
  survival: four(survival),
  'survival-count': count(survival),
  'survival-deviation': deviation(survival),
  'survival-average': four(averageFidelity(survival, 2)),
  'exercise-process': percent(twoQubits, 3),
  'exercise-p': percent((16 / 15) * (1 - twoQubits), 3),
  'coherent-8': four(coherent),
  'coherent-count': count(coherent),
  'coherent-deviation': deviation(coherent),
  'incoherent-8': four(incoherent),
  'incoherent-count': count(incoherent),
  'incoherent-deviation': fixed(countDeviation(SHOTS, incoherent), 1),
  'multiplied-8': four(multipliedError(FAULT, GATES)),
};
