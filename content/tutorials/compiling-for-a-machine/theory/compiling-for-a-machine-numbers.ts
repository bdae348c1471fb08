import { complex, ONE, ZERO } from '#circuit/quantum/complex.ts';
import { H, type Rows, ry, SWAP, SX, T } from '#circuit/quantum/gates.ts';
import { fixed, percent, powerOfTen, whole } from '#src/charts/numbers.ts';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';
import {
  adderByMeasurement,
  adderByToffolis,
  distilled,
  doublingLayers,
  endLayers,
  fourierCnots,
  HELIOS,
  HERON,
  middleLayers,
  parametersOf,
  parametersWith,
  starSwapsAtBest,
  starSwapsFromEnd,
} from './compiling-for-a-machine-theory.ts';
import { noFailure, outcomeOf } from './errors.ts';
import { cliffordsByCnots, cnotsNeeded, leastCnots, product, turnsOf } from './rewriting.ts';
import { allPairs, CNOT_PRICES, grid, growing, line, routedFourier, SWAP_CNOTS, SWAP_PRICES, star } from './routing.ts';
import { approximations, bestUpTo, gateOf, gatesUpTo, rossSelinger, times } from './synthesis.ts';

/** The word of the last program: the best with ten T gates for RZ(π/16). */
export const WORD = 'HTHTSHTHTSHTSHTSHTSHTHTSHTHSSS';
export const WORD_ANGLE = Math.PI / 16;
/** Error of each CNOT in the picture beside the steps, and in the program of step 6. */
export const PLAY_ERROR = 0.01;
export const CHAIN_ERROR = 0.03;

const SHOTS = 1024;
const count = (p: number, shots = SHOTS) => whole(shots * p);
const deviation = (p: number, shots = SHOTS) => fixed(countDeviation(shots, p), 0);
const degrees = (angle: number) => {
  const turn = (angle * 180) / Math.PI;
  // −180° is 180°.
  return `${fixed(turn < -179.999 ? turn + 360 : turn, 0)}°`;
};
const turns = { t: turnsOf(T), h: turnsOf(H), sx: turnsOf(SX), ry: turnsOf(ry(Math.PI / 3)) };

const diagonal = (last: { re: number; im: number }): Rows =>
  [ONE, ONE, ONE, last].map((value, i) => [0, 1, 2, 3].map((j) => (i === j ? value : ZERO)));
const [cz, controlledS] = [diagonal(complex(-1)), diagonal(complex(0, 1))];
const cliffords = cliffordsByCnots();

const six = line(6);
const [starEnd, starBest, chain, middle] = [star(six, 0), star(six, 1), growing(six, 0), growing(six, 2)];
const [ends, best, handed] = [starEnd, starBest, chain].map((plan) => outcomeOf(plan, 6, PLAY_ERROR));
const chain4 = outcomeOf(growing(line(4), 0), 4, CHAIN_ERROR);
const square = (cnots: typeof SWAP_PRICES, machine = line(4)) => routedFourier(machine, cnots).price;
const microseconds = (layers: number) => fixed(layers * HERON.seconds * 1e6, 2);
const waiting = (layers: number) => percent((6 * layers * HERON.seconds) / (2 * HERON.t2), 2);
const trace = product(H, ry(Math.PI / 2));

const most = 14;
const [sixteenth, one] = [WORD_ANGLE, 1].map((theta) => bestUpTo(approximations(theta, most)));
/** Best errors up to 14 letters T for the two angles of step 8. */
export const synthesis = { sixteenth: sixteenth ?? [], one: one ?? [] };
const error = (series: typeof synthesis.one, t: number) => fixed(series[t]?.error, 4);

const wordGate = gateOf(WORD);
/** Amplitudes of |0⟩ and |1⟩ of a gate on |+⟩, from its quaternion, and from that what two Hadamards around it read. */
const around = times(times(gateOf('H'), wordGate), gateOf('H'));
/** Probability that the last program reads 1. */
export const wordOne = around[1] ** 2 + around[2] ** 2;
const [w, x, y, z] = wordGate;
const [zero, oneAmplitude] = [complex(w - y, -z - x), complex(w + y, z - x)];
const wordPhase = Math.atan2(oneAmplitude.im, oneAmplitude.re) - Math.atan2(zero.im, zero.re);
const exactOne = Math.sin(WORD_ANGLE / 2) ** 2;
const smallest = (errors: readonly number[]) => Math.max(...errors.filter((_, at) => at !== 0 && at !== 15));

/** What the text of the steps says with `<Number of="…" />`, computed from the theory. */
export const numbers = {
  'heron-two-qubit': percent(HERON.twoQubit, 2),
  'heron-one-qubit': percent(HERON.oneQubit, 3),
  'heron-ratio': whole(HERON.twoQubit / HERON.oneQubit),
  'half-count': count(0.5),
  'half-deviation': deviation(0.5),
  'theta-t': degrees(turns.t.theta),
  'phi-t': degrees(turns.t.phi),
  'lambda-t': degrees(turns.t.lambda),
  'theta-h': degrees(turns.h.theta),
  'phi-h': degrees(turns.h.phi),
  'lambda-h': degrees(turns.h.lambda),
  'theta-sx': degrees(turns.sx.theta),
  'phi-sx': degrees(turns.sx.phi),
  'lambda-sx': degrees(turns.sx.lambda),
  'theta-ry': degrees(turns.ry.theta),
  'phi-ry': degrees(turns.ry.phi),
  'lambda-ry': degrees(turns.ry.lambda),
  'tilt-probability': fixed(Math.sin(Math.PI / 6) ** 2, 2),
  'tilt-count': count(0.25),
  'tilt-deviation': deviation(0.25),
  'tilt-zero': fixed(Math.cos(Math.PI / 6), 4),
  'tilt-one': fixed(Math.sin(Math.PI / 6), 4),
  'trace-h-ry': fixed(Math.hypot((trace[0]?.[0]?.re ?? 1) + (trace[1]?.[1]?.re ?? 1), 0) / 2, 0),
  'parameters-2': parametersOf(2),
  'parameters-two-cnots': parametersWith(2),
  'parameters-three-cnots': parametersWith(3),
  'cnots-cz': cnotsNeeded(cz),
  'cnots-cs': cnotsNeeded(controlledS),
  'cnots-swap': cnotsNeeded(SWAP),
  'cnots-cs-swap': cnotsNeeded(product(SWAP, controlledS)),
  cliffords: whole(cliffords.reduce((sum, each) => sum + each, 0)),
  'cliffords-0': whole(cliffords[0] ?? 0),
  'cliffords-1': whole(cliffords[1] ?? 0),
  'cliffords-2': whole(cliffords[2] ?? 0),
  'cliffords-3': whole(cliffords[3] ?? 0),
  'swap-stays': fixed(Math.cos(Math.PI / 6) ** 2, 2),
  'swap-count': count(0.75),
  'least-cnots-3': leastCnots(3),
  'least-cnots-10': whole(leastCnots(10)),
  'star-swaps-end': starSwapsFromEnd(6),
  'star-cnots-end': starEnd.cnots,
  'star-swaps-best': starSwapsAtBest(6),
  'star-cnots-best': starBest.cnots,
  'qft-all': fourierCnots(4),
  'qft-line-swaps': square(SWAP_PRICES),
  'qft-line-naive': fourierCnots(4) + SWAP_CNOTS * square(SWAP_PRICES),
  'qft-line': square(CNOT_PRICES),
  'qft-line-extra': square(CNOT_PRICES) - square(CNOT_PRICES, allPairs(4)),
  'qft-grid': square(CNOT_PRICES, grid(2)),
  'star-layers-6': star(allPairs(6), 0).depth,
  'end-layers-6': endLayers(6),
  'end-layers-100': endLayers(100),
  'middle-layers-6': middleLayers(6),
  'middle-layers-100': middleLayers(100),
  'doubling-layers-6': doublingLayers(6),
  'doubling-layers-100': doublingLayers(100),
  'heron-time': whole(HERON.seconds * 1e9),
  'heron-t2': whole(HERON.t2 * 1e6),
  'star-layers-line': starBest.depth,
  'star-time': microseconds(starBest.depth),
  'middle-time': microseconds(middle.depth),
  'star-wait': waiting(starBest.depth),
  'middle-wait': waiting(middle.depth),
  'star-gates': percent(1 - noFailure(HERON.twoQubit, starBest.cnots), 1),
  'chain-gates': percent(1 - noFailure(HERON.twoQubit, chain.cnots), 1),
  'heron-readout': percent(HERON.readout, 2),
  'first-guess-heron': percent(noFailure(HERON.twoQubit, 5) * noFailure(HERON.readout, 6), 1),
  'first-guess-readings': percent(1 - noFailure(HERON.readout, 6), 1),
  'clean-chain': percent(handed?.clean ?? Number.NaN, 1),
  'clean-star-line': percent(best?.clean ?? Number.NaN, 1),
  'clean-star-end': percent(ends?.clean ?? Number.NaN, 1),
  'state-chain': percent(handed?.state ?? Number.NaN, 1),
  'state-star-line': percent(best?.state ?? Number.NaN, 1),
  'state-star-end': percent(ends?.state ?? Number.NaN, 1),
  'read-chain': percent(handed?.read ?? Number.NaN, 1),
  'read-star-line': percent(best?.read ?? Number.NaN, 1),
  'read-star-end': percent(ends?.read ?? Number.NaN, 1),
  'heron-layered': percent(HERON.layered, 2),
  'layered-ratio': fixed(HERON.layered / HERON.twoQubit, 1),
  'helios-two-qubit': percent(HELIOS.twoQubit, 3),
  'helios-in-circuit': percent(HELIOS.inCircuit, 2),
  'chain-4-clean': fixed(chain4.clean, 4),
  'chain-4-read': fixed(chain4.read, 4),
  'chain-4-count': count(chain4.read, 4096),
  'chain-4-deviation': deviation(chain4.read, 4096),
  'chain-4-most': fixed(smallest(chain4.readings), 4),
  'guess-300': fixed(noFailure(1.3e-3, 300), 2),
  'gates-for-half': whole(Math.LN2 / 1.3e-3),
  distilled: `${fixed(distilled(1e-3) * 1e8, 1)} · ${powerOfTen(-8)}`,
  'and-amplitude': fixed(0.5, 1),
  'adder-toffoli-32': whole(adderByToffolis(32)),
  'adder-toffoli-2048': whole(adderByToffolis(2048)),
  'adder-and-32': whole(adderByMeasurement(32)),
  'adder-and-2048': whole(adderByMeasurement(2048)),
  ...Object.fromEntries(
    [0, 1, 8, 10, 12, 14].flatMap((t) => [
      [`gates-${t}`, whole(gatesUpTo(t))],
      [`error-16-${t}`, error(synthesis.sixteenth, t)],
      [`error-1-${t}`, error(synthesis.one, t)],
    ]),
  ),
  'ross-3': whole(rossSelinger(1e-3)),
  'ross-6': whole(rossSelinger(1e-6)),
  'ross-10': whole(rossSelinger(1e-10)),
  'exact-one': fixed(exactOne, 4),
  'exact-count': count(exactOne),
  'word-one': fixed(wordOne, 4),
  'word-count': count(wordOne),
  'word-deviation': deviation(wordOne),
  'word-phase': fixed((wordPhase * 180) / Math.PI, 1),
  'exact-phase': fixed((WORD_ANGLE * 180) / Math.PI, 2),
};
