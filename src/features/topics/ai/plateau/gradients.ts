import { type Amplitudes, bornProbabilities, groundState } from '#circuit/quantum/amplitudes.ts';
import { applySteps, type PlacedUnitary, type Step, stepsOf } from '#circuit/quantum/apply-unitary.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';

/**
 * The circuits of McClean et al. 2018 (Nature Communications 9, 4812): a turn of every qubit by π/4 about y, then layers of
 * a rotation about a random axis on each qubit and of controlled-Z gates between neighbors.
 */
const AXES = ['rx', 'ry', 'rz'] as const;

/** A rotation: about which axis, and by how much. */
export interface Turn {
  axis: (typeof AXES)[number];
  angle: number;
}

/** The rotations of a circuit: layer by layer, one for each qubit. */
export type Turns = readonly (readonly Turn[])[];

/** One minus the chance that all qubits read 0, and one minus the mean chance of a single one (Cerezo et al. 2021). */
export interface Costs {
  global: number;
  local: number;
}

/** A circuit with random axes and angles. */
export function randomTurns(random: () => number, qubits: number, layers: number): Turns {
  const turn = (): Turn => ({ axis: AXES[Math.floor(3 * random())] ?? 'rx', angle: 2 * Math.PI * random() });
  return Array.from({ length: layers }, () => Array.from({ length: qubits }, turn));
}

/** How both costs grow with the first angle of a circuit, exactly: the parameter-shift rule. */
export function slopesOf(turns: Turns): Costs {
  const [up, down] = preparedBy(turns, [Math.PI / 2, -Math.PI / 2]).map(costsOf);
  if (!up || !down) throw new Error('Two states were asked for');
  return { global: (up.global - down.global) / 2, local: (up.local - down.local) / 2 };
}

/** The variance of a slope over random circuits, and how uncertain it is: its standard error as a share of it. */
export interface Variance {
  value: number;
  uncertainty: number;
}

/** Variances of both slopes over random circuits of a size; the mean is 0 by symmetry and is not taken off. */
export function slopeVariances(
  { qubits, layers }: { qubits: number; layers: number },
  samples: number,
  seed: number,
): Record<keyof Costs, Variance> {
  const random = seededRandom(seed);
  const slopes = Array.from({ length: samples }, () => slopesOf(randomTurns(random, qubits, layers)));
  return {
    global: meanOf(slopes.map((slope) => slope.global ** 2)),
    local: meanOf(slopes.map((slope) => slope.local ** 2)),
  };
}

function meanOf(values: readonly number[]): Variance {
  const mean = (of: (value: number) => number) => values.reduce((sum, value) => sum + of(value), 0) / values.length;
  const value = mean((one) => one);
  return { value, uncertainty: Math.sqrt(mean((one) => (one - value) ** 2) / values.length) / value };
}

/** What a circuit prepares for each of several movements of its first angle. */
function preparedBy(turns: Turns, moves: readonly number[]): Amplitudes[] {
  const wires = (turns[0] ?? []).map((_, wire) => wire);
  const states = moves.map(() => groundState(wires.length));
  const apply = (steps: readonly Step[]) => {
    for (const state of states) applySteps(state, steps);
  };
  apply(wires.flatMap((wire) => gate('ry', [Math.PI / 4], wire)));
  const [first] = turns[0] ?? [];
  // Rotations about one axis follow each other in any order.
  if (first) states.forEach((state, index) => void applySteps(state, gate(first.axis, [moves[index] ?? 0], 0)));
  const entangling = wires.slice(1).flatMap((wire) => gate('z', [], wire, wire - 1));
  for (const layer of turns) {
    for (const [wire, { axis, angle }] of layer.entries()) apply(gate(axis, [angle], wire));
    apply(entangling);
  }
  return states;
}

function gate(name: PlacedUnitary['name'], angles: number[], wire: number, control?: number): Step[] {
  const controls = control === undefined ? [] : [{ qubit: control, on: 1 as const }];
  return stepsOf({ name, angles, wires: [wire], controls });
}

function costsOf(state: Amplitudes): Costs {
  const chances = bornProbabilities(state);
  const qubits = Math.log2(chances.length);
  const ones = chances.reduce((sum, chance, index) => sum + chance * onesIn(index), 0);
  return { global: 1 - (chances[0] ?? 0), local: ones / qubits };
}

/** How many bits of an index are 1. */
function onesIn(index: number): number {
  let ones = 0;
  for (let rest = index; rest > 0; rest &= rest - 1) ones += 1;
  return ones;
}
