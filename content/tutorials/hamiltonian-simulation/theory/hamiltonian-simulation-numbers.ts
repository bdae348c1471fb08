import { fixed, whole } from '#src/charts/numbers.ts';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';
import { ENERGY_DEVIATION } from './energy-readings.ts';
import {
  CHAIN,
  cnotCount,
  downProbability,
  energies,
  exact,
  FREE,
  fewestSteps,
  leaning,
  meanDeviation,
  meanZ,
  type Order,
  operatorError,
  provenBound,
  STEPS,
  simulated,
  TIME,
} from './hamiltonian-simulation-theory.ts';

/** The error that step 6 asks for, and the share of two-qubit gates that fail there. */
const GATE_ERROR = 0.001;
const GOAL = 0.05;

const shots = 1024;
const start = energies(CHAIN, leaning(CHAIN.n));
const alone = downProbability(exact(FREE, 0.3));
const bond = Math.cos(0.5 * CHAIN.J) ** 2;
const now = meanZ(exact(CHAIN, TIME));
const [first, second] = [simulated(CHAIN, 1, STEPS, TIME), simulated(CHAIN, 2, STEPS, TIME)];
const measured = (order: Order, steps: number) => operatorError(CHAIN, order, steps, TIME);
const needed = (order: Order) => fewestSteps(GOAL, (steps) => measured(order, steps));
const promised = (order: Order) => fewestSteps(GOAL, (steps) => provenBound(CHAIN, order, steps, TIME));
const spoiled = (steps: number) => whole(1 / (1 - (1 - GATE_ERROR) ** cnotCount(CHAIN.n, steps)));
const four = (value: number) => fixed(value, 4);
const [later, stepped] = [energies(CHAIN, exact(CHAIN, TIME)), energies(CHAIN, second)];

/** What the text of the steps says with `<Number of="…" />`, computed from the theory. */
export const numbers = {
  'alone-down': four(alone),
  'alone-count': whole(shots * alone),
  'alone-deviation': fixed(countDeviation(shots, alone), 0),
  'bond-same': four(bond),
  'bond-other': four(1 - bond),
  'bond-count': whole(shots * bond),
  'bond-deviation': fixed(countDeviation(shots, bond), 0),
  'error-two-spins-short': fixed(operatorError({ ...CHAIN, n: 2 }, 1, 1, 0.1), 4),
  'error-two-spins-half': fixed(operatorError({ ...CHAIN, n: 2 }, 1, 1, 0.05), 4),
  'exact-mean': four(now),
  'exact-down': four((1 - now) / 2),
  'first-mean': four(meanZ(first)),
  'first-down': four(downProbability(first)),
  'first-count': whole(shots * downProbability(first)),
  'first-deviation': fixed(countDeviation(shots, downProbability(first)), 0),
  'exact-count': whole(shots * downProbability(exact(CHAIN, TIME))),
  'first-off': fixed(meanZ(first) - now, 3),
  'first-off-8': fixed(meanZ(simulated(CHAIN, 1, 8, TIME)) - now, 3),
  'first-off-16': fixed(meanZ(simulated(CHAIN, 1, 16, TIME)) - now, 3),
  'second-mean': four(meanZ(second)),
  'second-off': fixed(meanZ(second) - now, 4),
  'second-off-8': fixed(meanZ(simulated(CHAIN, 2, 8, TIME)) - now, 4),
  'second-count': whole(shots * downProbability(second)),
  'second-deviation': fixed(countDeviation(shots, downProbability(second)), 0),
  'worst-1-4': fixed(measured(1, 4), 3),
  'worst-1-8': fixed(measured(1, 8), 3),
  'worst-1-16': fixed(measured(1, 16), 3),
  'worst-1-32': fixed(measured(1, 32), 3),
  'worst-2-4': fixed(measured(2, 4), 4),
  'worst-2-8': fixed(measured(2, 8), 4),
  'worst-2-16': fixed(measured(2, 16), 4),
  'worst-2-32': fixed(measured(2, 32), 4),
  'needed-1': needed(1),
  'needed-2': needed(2),
  'promised-1': promised(1),
  'promised-2': promised(2),
  'cnots-1': cnotCount(CHAIN.n, needed(1)),
  'cnots-2': cnotCount(CHAIN.n, needed(2)),
  'spoiled-1': spoiled(needed(1)),
  'spoiled-2': spoiled(needed(2)),
  'energy-start': fixed(start.bonds + start.field, 3),
  'energy-start-bonds': fixed(start.bonds, 1),
  'energy-start-field': fixed(start.field, 3),
  'energy-exact-bonds': fixed(later.bonds, 3),
  'energy-exact-field': fixed(later.field, 3),
  'energy-stepped': fixed(stepped.bonds + stepped.field, 3),
  'energy-deviation': fixed(Math.hypot(ENERGY_DEVIATION.bonds, ENERGY_DEVIATION.field), 2),
  'energy-stepped-bonds': fixed(stepped.bonds, 3),
  'energy-stepped-field': fixed(stepped.field, 3),
  'shots-to-see-second-order': whole(((2 * meanDeviation(now, 1)) / (meanZ(second) - now)) ** 2),
  'bytes-of-50': fixed((2 ** 50 * 16) / 1e15, 0),
};
