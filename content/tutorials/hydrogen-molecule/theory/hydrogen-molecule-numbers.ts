import { fixed, percent, whole } from '#src/charts/numbers.ts';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { RUNS } from './hydrogen-molecule-answers.ts';
import { LONGEST } from './hydrogen-molecule-play.ts';
import {
  ANGLE,
  ANGSTROM,
  ATOM,
  BOND,
  bestAngle,
  bitsFor,
  blockAt,
  CHEMICAL_ACCURACY,
  ELECTRONVOLT,
  energyDeviation,
  energyOf,
  energyReadings,
  exactEnergy,
  hartreeFock,
  levels,
  orbitalsAt,
  rateFactor,
  runDeviations,
  runsFor,
  steppedHalf,
  TRUE_ENERGY,
  trialEnergy,
  twoQubits,
  typedBlock,
  USE,
} from './hydrogen-molecule-theory.ts';
import { attraction, kinetic, overlap, repulsion } from './integrals.ts';
import { pauliTerms } from './pauli-terms.ts';

const SHOTS = 1024;
const [orbitals, block] = [orbitalsAt(BOND), blockAt(BOND)];
const theta = bestAngle(block);
const { half } = levels(block);
const exact = exactEnergy(BOND);
const missing = hartreeFock(BOND) - exact;
const small = twoQubits(block);
const terms = new Map(pauliTerms(orbitals).map(({ name, weight }) => [name, weight]));
const [rare, agree] = [Math.sin(ANGLE / 2) ** 2, (1 - Math.sin(ANGLE)) / 2];
const found = energyReadings(typedBlock());
const [best = 0, other = 0] = [found[4], found[12]];
const farBlock = blockAt(LONGEST);
const noise = CHEMICAL_ACCURACY / (small.c0 - exact);
const bits = bitsFor(CHEMICAL_ACCURACY, USE.time);
const uses = 2 ** bits - 1;

const four = (value: number | undefined) => fixed(value, 4);
const milli = (value: number, digits = 1) => fixed(1000 * value, digits);
const degrees = (angle: number) => fixed((angle * 180) / Math.PI, 1);
const stepOff = (dt: number) => milli(half - steppedHalf(block, dt), 2);
/** A figure of an estimate of the content, as it is shown. */
function figure(id: string, name: string): string {
  const value = entriesOf('estimates').find((each) => each.id === id)?.figures?.[name]?.[0]?.value;
  if (value === undefined) throw new Error(`content/estimates/${id}.yaml has no figure "${name}"`);
  return String(value);
}

/** What the text of the steps says with `<Number of="…" />`, computed from the theory. */
export const numbers = {
  angstrom: fixed(ANGSTROM, 3),
  electronvolt: fixed(ELECTRONVOLT, 2),
  accuracy: milli(CHEMICAL_ACCURACY),
  'accuracy-share': percent(CHEMICAL_ACCURACY / Math.abs(TRUE_ENERGY), 2),
  'rate-factor': fixed(rateFactor(CHEMICAL_ACCURACY), 1),
  missing: milli(missing),
  'missing-accuracies': whole(missing / CHEMICAL_ACCURACY),
  overlap: four(overlap(1, 2, BOND)),
  'kinetic-same': four(kinetic(1, 1, BOND)),
  'kinetic-between': four(kinetic(1, 2, BOND)),
  'attraction-own': four(attraction(1, 1, 1, BOND)),
  'attraction-other': four(attraction(1, 1, 2, BOND)),
  'attraction-between': four(attraction(1, 2, 1, BOND)),
  'repulsion-same': four(repulsion(1, 1, 1, 1, BOND)),
  'repulsion-apart': four(repulsion(1, 1, 2, 2, BOND)),
  'repulsion-mixed': four(repulsion(1, 1, 1, 2, BOND)),
  'repulsion-between': four(repulsion(1, 2, 1, 2, BOND)),
  'h-g': four(orbitals.hg),
  'h-u': four(orbitals.hu),
  'J-gg': four(orbitals.gg),
  nuclei: four(orbitals.nuclei),
  hf: four(hartreeFock(BOND)),
  exact: four(exact),
  atoms: four(2 * ATOM),
  'hf-off-far': whole(1000 * (hartreeFock(LONGEST) - 2 * ATOM)),
  'ionic-cost': fixed(repulsion(1, 1, 1, 1, BOND) / 2, 2),
  K: four(block.K),
  'E-uu': four(block.none),
  'E-gu': four(block.split),
  angle: degrees(theta),
  'angle-3': degrees(bestAngle(blockAt(3))),
  'angle-far': degrees(bestAngle(farBlock)),
  'term-one': four(terms.get('IIII')),
  'term-z0': four(terms.get('IIIZ')),
  'term-z2': four(terms.get('IZII')),
  'term-z0z1': four(terms.get('IIZZ')),
  'term-z2z3': four(terms.get('ZZII')),
  'term-z0z2': four(terms.get('IZIZ')),
  'term-z0z3': four(terms.get('ZIIZ')),
  'term-flip': four(terms.get('XYYX')),
  rare: four(rare),
  'rare-percent': percent(rare, 1),
  'rare-count': whole(SHOTS * rare),
  'rare-deviation': fixed(countDeviation(SHOTS, rare), 0),
  'wrong-sign': four(trialEnergy(block, -theta)),
  c0: four(small.c0),
  c1: four(small.c1),
  c2: four(small.c2),
  c3: four(small.c3),
  'z-part': four(exact + block.K * Math.sin(2 * theta)),
  'x-part': four(-block.K * Math.sin(2 * theta)),
  agree: four(agree),
  'agree-count': whole(SHOTS * agree),
  'agree-deviation': fixed(countDeviation(SHOTS, agree), 0),
  xx: four(-Math.sin(2 * theta)),
  'run-deviation': fixed(runDeviations(block, theta).z, 3),
  'deviation-1024': milli(energyDeviation(block, theta, SHOTS)),
  'deviation-2000': milli(energyDeviation(block, theta, RUNS)),
  runs: whole(Number(runsFor(block, theta, CHEMICAL_ACCURACY).toPrecision(2))),
  'degree-cost': milli(half * (1 - Math.cos(Math.PI / 90))),
  'noise-share': percent(noise, 1),
  'noise-runs': whole(Number((1 / noise).toPrecision(2))),
  'start-share': four(Math.cos(theta) ** 2),
  'start-share-percent': percent(Math.cos(theta) ** 2, 1),
  'start-share-far': percent(Math.cos(bestAngle(farBlock)) ** 2, 0),
  'plus-share': fixed((1 - Math.sin(2 * theta)) / 2, 2),
  'bin-width': four((2 * Math.PI) / (2 ** USE.bits * USE.time)),
  'phase-exact': fixed((half * USE.time * 2 ** USE.bits) / (2 * Math.PI), 2),
  'best-count': whole(SHOTS * best),
  'best-deviation': fixed(countDeviation(SHOTS, best), 0),
  'best-energy': four(energyOf(block, 4)),
  'other-count': whole(SHOTS * other),
  'other-deviation': fixed(countDeviation(SHOTS, other), 0),
  'other-energy': four(energyOf(block, 12)),
  bits,
  uses: whole(uses),
  'steps-needed': whole(uses * USE.time * 2),
  'step-off-1': stepOff(1),
  'step-off-2': stepOff(1 / 2),
  'step-off-4': stepOff(1 / 4),
  'true-energy': four(TRUE_ENERGY),
  'basis-off': whole(1000 * (exact - TRUE_ENERGY)),
  'basis-accuracies': whole((exact - TRUE_ENERGY) / CHEMICAL_ACCURACY),
  bond: fixed(2 * ATOM - exact, 3),
  'true-bond': fixed(-1 - TRUE_ENERGY, 3),
  'femoco-qubits': figure('femoco-low-2025', 'physical-qubits'),
  'femoco-time': figure('femoco-low-2025', 'run-time'),
  'p450-qubits': figure('p450-goings-2022', 'physical-qubits'),
  'p450-time': figure('p450-goings-2022', 'run-time'),
};
