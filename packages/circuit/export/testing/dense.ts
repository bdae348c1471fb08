import { radians } from '../../circuit/angle.ts';
import type { Circuit, GateOperation, Operation } from '../../circuit/circuit.ts';
import { expanded } from '../../circuit/expand.ts';

/** A complex number. */
export type Amplitude = readonly [re: number, im: number];
type Matrix = readonly (readonly Amplitude[])[];

/** A pure state with what was read on the way to it; qubit 0 is the lowest bit of an index. */
export interface DenseBranch {
  probability: number;
  bits: number[];
  state: Amplitude[];
}

const ZERO: Amplitude = [0, 0];
const LEAST = 1e-12;

export const add = (a: Amplitude, b: Amplitude): Amplitude => [a[0] + b[0], a[1] + b[1]];
export const multiply = (a: Amplitude, b: Amplitude): Amplitude => [
  a[0] * b[0] - a[1] * b[1],
  a[0] * b[1] + a[1] * b[0],
];
const phase = (angle: number): Amplitude => [Math.cos(angle), Math.sin(angle)];
const real = (value: number): Amplitude => [value, 0];

/** A plain simulator of whole matrices, from the definitions alone: the theory that exports are compared with. */
export function runDense(circuit: Circuit, t = 0): DenseBranch[] {
  const size = 2 ** circuit.qubits.length;
  const start = Array.from({ length: size }, (_, index) => real(index === 0 ? 1 : 0));
  let branches: DenseBranch[] = [{ probability: 1, bits: circuit.bits.map(() => 0), state: start }];
  for (const operation of expanded(circuit)) {
    branches = merged(branches.flatMap((branch) => advance(branch, operation, t)));
  }
  return branches;
}

/** Probabilities of the classical bits, bit 0 rightmost. */
export function bitDistribution(branches: readonly DenseBranch[]): Record<string, number> {
  const chances: Record<string, number> = {};
  for (const { bits, probability } of branches) {
    const label = bits.toReversed().join('');
    chances[label] = (chances[label] ?? 0) + probability;
  }
  return chances;
}

/** The state of a circuit in which nothing is left to chance. */
export function stateOf(circuit: Circuit, t = 0): Amplitude[] {
  const [branch, ...others] = runDense(circuit, t);
  if (!branch || others.length > 0) throw new Error('The circuit has more than one outcome');
  return branch.state;
}

/** Branches that read the same and are the same state, phase included, are one. */
function merged(branches: DenseBranch[]): DenseBranch[] {
  const kept: DenseBranch[] = [];
  for (const branch of branches) {
    const twin = kept.find(
      (other) => other.bits.join() === branch.bits.join() && distance(other.state, branch.state) < 1e-10,
    );
    if (twin) twin.probability += branch.probability;
    else kept.push(branch);
  }
  return kept;
}

export function distance(a: readonly Amplitude[], b: readonly Amplitude[]): number {
  return Math.sqrt(
    a.reduce((sum, [re, im], index) => sum + (re - (b[index]?.[0] ?? 0)) ** 2 + (im - (b[index]?.[1] ?? 0)) ** 2, 0),
  );
}

function advance(branch: DenseBranch, operation: Operation, t: number): DenseBranch[] {
  if (operation.kind === 'barrier') return [branch];
  if (operation.condition.some(({ bit, value }) => branch.bits[bit] !== value)) return [branch];
  if (operation.kind === 'gate') return [{ ...branch, state: applyGate(branch.state, operation, t) }];
  const { qubit } = operation;
  if (operation.kind === 'preparation') {
    return outcomes(branch, qubit).map(({ value, ...after }) => {
      const down = value === 1 ? applyOne(after.state, 'x', qubit) : after.state;
      return { ...after, state: PREPARE[operation.state].reduce((state, name) => applyOne(state, name, qubit), down) };
    });
  }
  const turned = TURN[operation.basis].reduce((state, name) => applyOne(state, name, qubit), branch.state);
  return outcomes({ ...branch, state: turned }, qubit).map(({ value, ...after }) => ({
    ...after,
    bits: after.bits.map((bit, index) => (index === operation.bit ? value : bit)),
    state: TURN_BACK[operation.basis].reduce((state, name) => applyOne(state, name, qubit), after.state),
  }));
}

const PREPARE = { '0': [], '1': ['x'], '+': ['h'], '-': ['x', 'h'], i: ['h', 's'] } as const;
const TURN = { x: ['h'], y: ['sdg', 'h'], z: [] } as const;
const TURN_BACK = { x: ['h'], y: ['h', 's'], z: [] } as const;

const applyOne = (state: Amplitude[], name: string, qubit: number) =>
  applyMatrix(state, matrixOf(name, []), [qubit], () => true);

function outcomes(branch: DenseBranch, qubit: number): (DenseBranch & { value: number })[] {
  return [0, 1].flatMap((value) => {
    const kept = branch.state.map((amplitude, index) => (((index >> qubit) & 1) === value ? amplitude : ZERO));
    const chance = kept.reduce((sum, [re, im]) => sum + re * re + im * im, 0);
    if (chance < LEAST) return [];
    const scale = real(1 / Math.sqrt(chance));
    return [{ ...branch, probability: branch.probability * chance, state: kept.map((a) => multiply(a, scale)), value }];
  });
}

function applyGate(state: Amplitude[], { gate, angles, targets, controls }: GateOperation, t: number): Amplitude[] {
  const values = angles.map((angle) => radians(angle, { t }));
  const isMet = (index: number) => controls.every(({ qubit, on }) => ((index >> qubit) & 1) === on);
  const matrix = gate.startsWith('qft') ? fourier(targets.length, gate === 'qftdg') : matrixOf(gate, values);
  return applyMatrix(state, matrix, targets, isMet);
}

/** The matrix's index has targets[0] as its lowest bit. */
function applyMatrix(
  state: Amplitude[],
  matrix: Matrix,
  targets: readonly number[],
  isMet: (index: number) => boolean,
): Amplitude[] {
  const mask = targets.reduce((sum, target) => sum | (1 << target), 0);
  const row = (index: number) => targets.reduce((sum, target, place) => sum | (((index >> target) & 1) << place), 0);
  const spread = (value: number) => targets.reduce((sum, target, place) => sum | (((value >> place) & 1) << target), 0);
  return state.map((amplitude, index) => {
    if (!isMet(index)) return amplitude;
    const entries = matrix[row(index)] ?? [];
    return entries.reduce(
      (sum, entry, column) => add(sum, multiply(entry, state[(index & ~mask) | spread(column)] ?? ZERO)),
      ZERO,
    );
  });
}

function fourier(qubits: number, isInverse: boolean): Matrix {
  const size = 2 ** qubits;
  const sign = isInverse ? -1 : 1;
  return range(size).map((y) =>
    range(size).map((x) => multiply(real(1 / Math.sqrt(size)), phase((sign * 2 * Math.PI * x * y) / size))),
  );
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const R = Math.SQRT1_2;
const I: Amplitude = [0, 1];
const MINUS_I: Amplitude = [0, -1];
const ONE = real(1);
const PAULIS: Readonly<Record<'x' | 'y' | 'z', Matrix>> = {
  x: [
    [ZERO, ONE],
    [ONE, ZERO],
  ],
  y: [
    [ZERO, MINUS_I],
    [I, ZERO],
  ],
  z: [
    [ONE, ZERO],
    [ZERO, real(-1)],
  ],
};

const diagonal = (...entries: Amplitude[]): Matrix =>
  entries.map((entry, row) => entries.map((_, column) => (row === column ? entry : ZERO)));

/** exp(−iθP/2) = cos(θ/2) − i sin(θ/2) P for P² = 1. */
function rotation(pauli: Matrix, theta: number): Matrix {
  return pauli.map((entries, row) =>
    entries.map((entry, column) =>
      add(real(row === column ? Math.cos(theta / 2) : 0), multiply([0, -Math.sin(theta / 2)], entry)),
    ),
  );
}

/** The first factor acts on the higher bit. */
function tensor(high: Matrix, low: Matrix): Matrix {
  return high.flatMap((a) => low.map((b) => a.flatMap((x) => b.map((y) => multiply(x, y)))));
}

function matrixOf(name: string, [theta = 0, phi = 0, lambda = 0]: readonly number[]): Matrix {
  const c = Math.cos(theta / 2);
  const s = Math.sin(theta / 2);
  switch (name) {
    case 'x':
    case 'y':
    case 'z':
      return PAULIS[name];
    case 'h':
      return [
        [real(R), real(R)],
        [real(R), real(-R)],
      ];
    case 's':
      return diagonal(ONE, I);
    case 'sdg':
      return diagonal(ONE, MINUS_I);
    case 't':
      return diagonal(ONE, phase(Math.PI / 4));
    case 'tdg':
      return diagonal(ONE, phase(-Math.PI / 4));
    case 'sx':
      return [
        [
          [0.5, 0.5],
          [0.5, -0.5],
        ],
        [
          [0.5, -0.5],
          [0.5, 0.5],
        ],
      ];
    case 'sxdg':
      return [
        [
          [0.5, -0.5],
          [0.5, 0.5],
        ],
        [
          [0.5, 0.5],
          [0.5, -0.5],
        ],
      ];
    case 'rx':
      return rotation(PAULIS.x, theta);
    case 'ry':
      return rotation(PAULIS.y, theta);
    case 'rz':
      return rotation(PAULIS.z, theta);
    case 'p':
      return diagonal(ONE, phase(theta));
    case 'u':
      return [
        [real(c), multiply(phase(lambda), real(-s))],
        [multiply(phase(phi), real(s)), multiply(phase(phi + lambda), real(c))],
      ];
    case 'gphase':
      return diagonal(phase(theta), phase(theta));
    case 'swap':
      return [
        [ONE, ZERO, ZERO, ZERO],
        [ZERO, ZERO, ONE, ZERO],
        [ZERO, ONE, ZERO, ZERO],
        [ZERO, ZERO, ZERO, ONE],
      ];
    case 'iswap':
      return [
        [ONE, ZERO, ZERO, ZERO],
        [ZERO, ZERO, I, ZERO],
        [ZERO, I, ZERO, ZERO],
        [ZERO, ZERO, ZERO, ONE],
      ];
    case 'rxx':
      return rotation(tensor(PAULIS.x, PAULIS.x), theta);
    case 'ryy':
      return rotation(tensor(PAULIS.y, PAULIS.y), theta);
    case 'rzz':
      return rotation(tensor(PAULIS.z, PAULIS.z), theta);
    default:
      throw new Error(`No matrix for ${name}`);
  }
}
