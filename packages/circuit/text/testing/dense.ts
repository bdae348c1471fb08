import { radians } from '../../circuit/angle.ts';
import type { Circuit, Condition, Control, GateOperation, PreparedState } from '../../circuit/circuit.ts';
import { expandGate } from '../../circuit/expand.ts';

/*
 * A second opinion on circuits: states as plain arrays, matrices built from the definitions of the gates by other ways
 * than in `packages/circuit/quantum/`. Slow, for a few qubits.
 */

type Complex = readonly [re: number, im: number];
type Matrix = readonly (readonly Complex[])[];
type State = Complex[];

const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const plus = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d];
const turn = (angle: number): Complex => [Math.cos(angle), Math.sin(angle)];
const norm = ([re, im]: Complex) => re * re + im * im;
const ZERO: Complex = [0, 0];
const ONE: Complex = [1, 0];

const PAULI = {
  i: [
    [ONE, ZERO],
    [ZERO, ONE],
  ],
  x: [
    [ZERO, ONE],
    [ONE, ZERO],
  ],
  y: [
    [ZERO, [0, -1]],
    [[0, 1], ZERO],
  ],
  z: [
    [ONE, ZERO],
    [ZERO, [-1, 0]],
  ],
} as const satisfies Record<string, Matrix>;

function product(left: Matrix, right: Matrix): Matrix {
  return left.map((row) =>
    row.map((_, column) =>
      row.reduce<Complex>((sum, entry, at) => plus(sum, times(entry, right[at]?.[column] ?? ZERO)), ZERO),
    ),
  );
}

function scaled(factor: Complex, matrix: Matrix): Matrix {
  return matrix.map((row) => row.map((entry) => times(factor, entry)));
}

function sum(left: Matrix, right: Matrix): Matrix {
  return left.map((row, at) => row.map((entry, column) => plus(entry, right[at]?.[column] ?? ZERO)));
}

/** The right factor acts on the lower bits. */
function tensor(left: Matrix, right: Matrix): Matrix {
  return left.flatMap((row) => right.map((other) => row.flatMap((entry) => other.map((each) => times(entry, each)))));
}

/** exp(−iθP/2) for P² = 1. */
function rotation(theta: number, pauli: Matrix): Matrix {
  const identity = pauli.map((row, at) => row.map((_, column) => (at === column ? ONE : ZERO)));
  return sum(scaled([Math.cos(theta / 2), 0], identity), scaled([0, -Math.sin(theta / 2)], pauli));
}

/** 1 on |0⟩ and e^(iθ) on |1⟩. */
const phase = (theta: number): Matrix => [
  [ONE, ZERO],
  [ZERO, turn(theta)],
];

const HADAMARD = scaled([Math.SQRT1_2, 0], sum(PAULI.x, PAULI.z));
const both = (pauli: Matrix) => tensor(pauli, pauli);

function fourier(qubits: number, sign: 1 | -1): Matrix {
  const size = 2 ** qubits;
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) =>
      times([1 / Math.sqrt(size), 0], turn((sign * 2 * Math.PI * ((x * y) % size)) / size)),
    ),
  );
}

function matrixOf(name: string, angles: readonly number[], wires: number): Matrix {
  const [theta = 0, phi = 0, lambda = 0] = angles;
  const matrices: Record<string, () => Matrix> = {
    x: () => PAULI.x,
    y: () => PAULI.y,
    z: () => PAULI.z,
    h: () => HADAMARD,
    s: () => phase(Math.PI / 2),
    sdg: () => phase(-Math.PI / 2),
    t: () => phase(Math.PI / 4),
    tdg: () => phase(-Math.PI / 4),
    sx: () => product(HADAMARD, product(phase(Math.PI / 2), HADAMARD)),
    sxdg: () => product(HADAMARD, product(phase(-Math.PI / 2), HADAMARD)),
    rx: () => rotation(theta, PAULI.x),
    ry: () => rotation(theta, PAULI.y),
    rz: () => rotation(theta, PAULI.z),
    p: () => phase(theta),
    u: () => product(phase(phi), product(rotation(theta, PAULI.y), phase(lambda))),
    gphase: () => scaled(turn(theta), PAULI.i),
    swap: () => scaled([0.5, 0], [PAULI.i, PAULI.x, PAULI.y, PAULI.z].map(both).reduce(sum)),
    iswap: () => product(rotation(-Math.PI / 2, both(PAULI.x)), rotation(-Math.PI / 2, both(PAULI.y))),
    rxx: () => rotation(theta, both(PAULI.x)),
    ryy: () => rotation(theta, both(PAULI.y)),
    rzz: () => rotation(theta, both(PAULI.z)),
    qft: () => fourier(wires, 1),
    qftdg: () => fourier(wires, -1),
  };
  const matrix = matrices[name];
  if (!matrix) throw new Error(`no gate ${name}`);
  return matrix();
}

function apply(state: State, matrix: Matrix, wires: readonly number[], controls: readonly Control[]): State {
  const mask = wires.reduce((bits, wire) => bits | (1 << wire), 0);
  return state.map((amplitude, index) => {
    if (controls.some(({ qubit, on }) => ((index >> qubit) & 1) !== on)) return amplitude;
    const row = wires.reduce((local, wire, bit) => local | (((index >> wire) & 1) << bit), 0);
    return (matrix[row] ?? []).reduce<Complex>((total, entry, column) => {
      const from = wires.reduce((place, wire, bit) => place | (((column >> bit) & 1) << wire), index & ~mask);
      return plus(total, times(entry, state[from] ?? ZERO));
    }, ZERO);
  });
}

function applyGate(state: State, { gate, angles, targets, controls }: GateOperation, t: number): State {
  const values = angles.map((angle) => radians(angle, { t }));
  return apply(state, matrixOf(gate, values, targets.length), targets, controls);
}

interface Branch {
  readonly state: State;
  readonly bits: readonly number[];
}

const holds = (condition: Condition, bits: readonly number[]) =>
  condition.every(({ bit, value }) => (bits[bit] ?? 0) === value);

function projected(state: State, qubit: number, value: number): State {
  return state.map((amplitude, index) => (((index >> qubit) & 1) === value ? amplitude : ZERO));
}

/** From z into a basis, by its gates. */
const INTO: Record<string, readonly string[]> = { x: ['h'], y: ['h', 's'], z: [] };
const PREPARED: Record<PreparedState, readonly string[]> = {
  '0': [],
  '1': ['x'],
  '+': ['h'],
  '-': ['x', 'h'],
  i: ['h', 's'],
};
const UNDONE: Record<string, string> = { s: 'sdg' };

const applyAll = (state: State, gates: readonly string[], qubit: number) =>
  gates.reduce((each, name) => apply(each, matrixOf(name, [], 1), [qubit], []), state);

function run(circuit: Circuit, branches: readonly Branch[], t: number): Branch[] {
  let current = [...branches];
  for (const operation of circuit.columns.flat()) {
    if (operation.kind === 'barrier') continue;
    current = current.flatMap((branch): Branch[] => {
      const { state, bits } = branch;
      if (!holds(operation.condition, bits)) return [branch];
      if (operation.kind === 'gate') {
        let next = state;
        for (const part of expandGate(operation, circuit.gates))
          if (part.kind === 'gate') next = applyGate(next, part, t);
        return [{ state: next, bits }];
      }
      const { qubit } = operation;
      if (operation.kind === 'preparation') {
        const [zero, one] = [0, 1].map((value) => projected(state, qubit, value));
        return [zero ?? [], applyAll(one ?? [], ['x'], qubit)].map((each) => ({
          state: applyAll(each, PREPARED[operation.state], qubit),
          bits,
        }));
      }
      const into = INTO[operation.basis] ?? [];
      const turned = applyAll(
        state,
        into.toReversed().map((name) => UNDONE[name] ?? name),
        qubit,
      );
      return [0, 1].map((value) => ({
        state: applyAll(projected(turned, qubit, value), into, qubit),
        bits: Object.assign([...bits], { [operation.bit]: value }),
      }));
    });
    current = current.filter(({ state }) => state.reduce((total, each) => total + norm(each), 0) > 1e-14);
  }
  return current;
}

function basisState(qubits: number, index: number): State {
  return Array.from({ length: 2 ** qubits }, (_, at) => (at === index ? ONE : ZERO));
}

/** The probability of each outcome of the bits, the first bit rightmost. */
export function outcomesOf(circuit: Circuit, t = 0.3): Record<string, number> {
  const start = { state: basisState(circuit.qubits.length, 0), bits: circuit.bits.map(() => 0) };
  const outcomes: Record<string, number> = {};
  for (const { state, bits } of run(circuit, [start], t)) {
    const key = bits.toReversed().join('');
    outcomes[key] = (outcomes[key] ?? 0) + state.reduce((total, each) => total + norm(each), 0);
  }
  return outcomes;
}

/** The columns of the circuit's matrix, one after the other; it has gates and barriers only. */
export function unitaryOf(circuit: Circuit, t = 0.3): Complex[] {
  const size = 2 ** circuit.qubits.length;
  return Array.from({ length: size }, (_, index) => {
    const [branch] = run(circuit, [{ state: basisState(circuit.qubits.length, index), bits: [] }], t);
    return branch?.state ?? [];
  }).flat();
}

/** How far two matrices are from each other: 0 where they agree up to a phase. */
export function distance(left: readonly Complex[], right: readonly Complex[]): number {
  const inner = left.reduce<Complex>((total, [a, b], at) => plus(total, times([a, -b], right[at] ?? ZERO)), ZERO);
  const size = left.reduce((total, each) => total + norm(each), 0);
  const length = Math.hypot(...inner);
  return left.length === right.length ? Math.sqrt(Math.max(0, 1 - length / size)) : Number.POSITIVE_INFINITY;
}

/** The largest difference between two distributions. */
export function difference(left: Record<string, number>, right: Record<string, number>): number {
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return Math.max(0, ...[...keys].map((key) => Math.abs((left[key] ?? 0) - (right[key] ?? 0))));
}
