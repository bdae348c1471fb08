import { radians } from '../circuit/angle.ts';
import type { Circuit, Condition, GateOperation, Operation } from '../circuit/circuit.ts';
import { expanded } from '../circuit/expand.ts';
import { type GateTable, rowOf } from '../export/gate-rows.ts';
import { rewritten } from '../export/rewrite.ts';
import {
  add,
  type Complex,
  complex,
  fromPolar,
  multiply,
  ONE,
  scale,
  squaredMagnitude,
  ZERO,
} from '../quantum/complex.ts';
import { at, build, type Dense, outer, PAULI, product, sum, tensor, times } from './matrices.ts';

/*
 * The reference that everything else is compared with: states as plain lists, and matrices from the definitions of the
 * gates by other ways than in `packages/circuit/quantum/`. With the engine it shares how an angle is read and how a
 * circuit's own gates are taken apart, and nothing of how states are computed. Slow, for a few qubits. Qubit 0 is the
 * lowest bit of an index.
 */

export type State = readonly Complex[];

/** A pure state with what was read on the way to it, bit 0 first. */
export interface DenseBranch {
  readonly probability: number;
  readonly bits: readonly number[];
  readonly state: State;
}

type MetControls = readonly { readonly qubit: number; readonly on: number }[];

/** Less is rounding. */
const NEVER = 1e-14;

export function basisState(qubits: number, index = 0): State {
  return Array.from({ length: 2 ** qubits }, (_, other) => (other === index ? ONE : ZERO));
}

/** All ways through a circuit; those that read the same and are the same state, phase included, are one. */
export function runDense(circuit: Circuit, t = 0.3, start = basisState(circuit.qubits.length)): DenseBranch[] {
  let branches: DenseBranch[] = [{ probability: 1, bits: circuit.bits.map(() => 0), state: start }];
  for (const operation of expanded(circuit)) {
    branches = merged(branches.flatMap((branch) => advance(branch, operation, t)));
  }
  return branches;
}

/** The state of a circuit in which nothing is left to chance. */
export function stateOf(circuit: Circuit, t = 0.3, start?: State): State {
  const [branch, ...others] = runDense(circuit, t, start);
  if (!branch || others.length > 0) throw new Error('The circuit has more than one outcome');
  return branch.state;
}

/** The columns of the circuit's matrix, one after the other; it has gates and barriers only. */
export function unitaryOf(circuit: Circuit, t = 0.3): State {
  const { length } = circuit.qubits;
  return Array.from({ length: 2 ** length }, (_, index) => stateOf(circuit, t, basisState(length, index))).flat();
}

/** The probability of each outcome of the bits, bit 0 rightmost. */
export function outcomesOf(circuit: Circuit, t = 0.3): Record<string, number> {
  const outcomes: Record<string, number> = {};
  for (const { bits, probability } of runDense(circuit, t)) {
    const label = bits.toReversed().join('');
    outcomes[label] = (outcomes[label] ?? 0) + probability;
  }
  return outcomes;
}

/** Σ p |ψ⟩⟨ψ|: what two runs agree on whose branches differ. */
export function densityOf(branches: readonly Pick<DenseBranch, 'probability' | 'state'>[]): Dense {
  const parts = branches.map(({ probability, state }) =>
    times(probability, outer(Float64Array.from(state.flatMap(({ re, im }) => [re, im])))),
  );
  return parts.reduce(sum);
}

/** How far two lists of amplitudes are from each other, phase included. */
export function stateDistance(left: State, right: State): number {
  if (left.length !== right.length) return Number.POSITIVE_INFINITY;
  return Math.hypot(
    ...left.map(({ re, im }, index) => Math.hypot(re - entry(right, index).re, im - entry(right, index).im)),
  );
}

/** How far they are from each other up to a phase: 0 where they agree. */
export function phaseDistance(left: State, right: State): number {
  if (left.length !== right.length) return Number.POSITIVE_INFINITY;
  const inner = left.reduce(
    (total, { re, im }, index) => add(total, multiply(complex(re, -im), entry(right, index))),
    ZERO,
  );
  return Math.sqrt(Math.max(0, 1 - Math.sqrt(squaredMagnitude(inner)) / weight(left)));
}

/** The largest difference between two distributions. */
export function difference(left: Record<string, number>, right: Record<string, number>): number {
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return Math.max(0, ...[...keys].map((key) => Math.abs((left[key] ?? 0) - (right[key] ?? 0))));
}

/** A state after a matrix, whose index has the first target as its lowest bit, where all controls are met. */
export function acted(state: State, matrix: Dense, targets: readonly number[], controls: MetControls = []): State {
  const mask = targets.reduce((bits, target) => bits | (1 << target), 0);
  return state.map((amplitude, index) => {
    if (controls.some(({ qubit, on }) => ((index >> qubit) & 1) !== on)) return amplitude;
    const row = targets.reduce((local, target, bit) => local | (((index >> target) & 1) << bit), 0);
    return matrix.reduce((total, _, column) => {
      const from = targets.reduce((place, target, bit) => place | (((column >> bit) & 1) << target), index & ~mask);
      return add(total, multiply(at(matrix, row, column), entry(state, from)));
    }, ZERO);
  });
}

/** A state once a qubit was read along z: the probability of each value and what is left, normalized. */
export function readings(state: State, qubit: number): { value: number; probability: number; state: State }[] {
  return [0, 1].flatMap((value) => {
    const kept = state.map((amplitude, index) => (((index >> qubit) & 1) === value ? amplitude : ZERO));
    const probability = weight(kept);
    if (probability < NEVER) return [];
    return [{ value, probability, state: kept.map((each) => scale(each, 1 / Math.sqrt(probability))) }];
  });
}

/** e^(±2πixy/2ⁿ)/√2ⁿ. */
export function fourier(qubits: number, sign: 1 | -1): Dense {
  const size = 2 ** qubits;
  return build(size, (y, x) => fromPolar(1 / Math.sqrt(size), (sign * 2 * Math.PI * ((x * y) % size)) / size));
}

const entry = (state: State, index: number): Complex => state[index] ?? complex(Number.NaN, Number.NaN);
const weight = (state: State) => state.reduce((total, each) => total + squaredMagnitude(each), 0);

function merged(branches: readonly DenseBranch[]): DenseBranch[] {
  const kept: DenseBranch[] = [];
  for (const branch of branches) {
    const twin = kept.findIndex(
      ({ bits, state }) => bits.join() === branch.bits.join() && stateDistance(state, branch.state) < 1e-10,
    );
    const other = kept[twin];
    if (other) kept[twin] = { ...other, probability: other.probability + branch.probability };
    else kept.push(branch);
  }
  return kept;
}

const isMet = (condition: Condition, bits: readonly number[]) =>
  condition.every(({ bit, value }) => (bits[bit] ?? 0) === value);

function advance(branch: DenseBranch, operation: Operation, t: number): DenseBranch[] {
  if (operation.kind === 'barrier' || !isMet(operation.condition, branch.bits)) return [branch];
  if (operation.kind === 'gate') return [{ ...branch, state: afterGate(branch.state, operation, t) }];
  const { qubit } = operation;
  const one = (state: State, names: readonly string[]) =>
    names.reduce((each, name) => acted(each, matrixOf(name, [], 1), [qubit]), state);
  const from = operation.kind === 'measurement' ? one(branch.state, TO_Z[operation.basis]) : branch.state;
  return readings(from, qubit).map(({ value, probability, state }) => ({
    probability: branch.probability * probability,
    bits:
      operation.kind === 'measurement'
        ? branch.bits.map((bit, index) => (index === operation.bit ? value : bit))
        : branch.bits,
    state:
      operation.kind === 'measurement'
        ? one(state, FROM_Z[operation.basis])
        : one(one(state, value === 1 ? ['x'] : []), PREPARED[operation.state]),
  }));
}

const TO_Z = { x: ['h'], y: ['sdg', 'h'], z: [] } as const;
const FROM_Z = { x: ['h'], y: ['h', 's'], z: [] } as const;
const PREPARED = { '0': [], '1': ['x'], '+': ['h'], '-': ['x', 'h'], i: ['h', 's'] } as const;

/** By its matrix, or by what it is made of where it has no definition of its own here. */
function afterGate(state: State, operation: GateOperation, t: number): State {
  const parts = rewritten(operation, ({ gate }) => rowOf(MATRICES, gate) !== undefined);
  return parts.reduce((each, { gate, angles, targets, controls }) => {
    const values = angles.map((angle) => radians(angle, { t }));
    return acted(each, matrixOf(gate, values, targets.length), targets, controls);
  }, state);
}

/** exp(−iθP/2) for P² = 1. */
function rotation(theta: number, pauli: Dense): Dense {
  const still = build(pauli.length, (row, column) => (row === column ? complex(Math.cos(theta / 2)) : ZERO));
  return sum(still, times(complex(0, -Math.sin(theta / 2)), pauli));
}

/** 1 on |0⟩ and e^(iθ) on |1⟩. */
const phase = (theta: number): Dense => [
  [ONE, ZERO],
  [ZERO, fromPolar(1, theta)],
];

const HADAMARD = times(Math.SQRT1_2, sum(PAULI.x, PAULI.z));
const both = (pauli: Dense) => tensor(pauli, pauli);

/** The matrix of a standard gate, from products, sums and exponentials of Pauli matrices. */
function matrixOf(name: string, [theta = 0, phi = 0, lambda = 0]: readonly number[], wires: number): Dense {
  const matrix = rowOf(MATRICES, name);
  if (!matrix) throw new Error(`There is no gate ${name}`);
  return matrix({ theta, phi, lambda, wires });
}

interface Given {
  readonly theta: number;
  readonly phi: number;
  readonly lambda: number;
  readonly wires: number;
}

const MATRICES: GateTable<(given: Given) => Dense> = {
  x: () => PAULI.x,
  y: () => PAULI.y,
  z: () => PAULI.z,
  h: () => HADAMARD,
  s: () => phase(Math.PI / 2),
  sdg: () => phase(-Math.PI / 2),
  t: () => phase(Math.PI / 4),
  tdg: () => phase(-Math.PI / 4),
  sx: () => product(HADAMARD, phase(Math.PI / 2), HADAMARD),
  sxdg: () => product(HADAMARD, phase(-Math.PI / 2), HADAMARD),
  rx: ({ theta }) => rotation(theta, PAULI.x),
  ry: ({ theta }) => rotation(theta, PAULI.y),
  rz: ({ theta }) => rotation(theta, PAULI.z),
  p: ({ theta }) => phase(theta),
  u: ({ theta, phi, lambda }) => product(phase(phi), rotation(theta, PAULI.y), phase(lambda)),
  gphase: ({ theta }) => times(fromPolar(1, theta), PAULI.i),
  swap: () => times(0.5, [PAULI.i, PAULI.x, PAULI.y, PAULI.z].map(both).reduce(sum)),
  iswap: () => product(rotation(-Math.PI / 2, both(PAULI.x)), rotation(-Math.PI / 2, both(PAULI.y))),
  rxx: ({ theta }) => rotation(theta, both(PAULI.x)),
  ryy: ({ theta }) => rotation(theta, both(PAULI.y)),
  rzz: ({ theta }) => rotation(theta, both(PAULI.z)),
  qft: ({ wires }) => fourier(wires, 1),
  qftdg: ({ wires }) => fourier(wires, -1),
};
