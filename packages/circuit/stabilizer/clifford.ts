import type { PlacedUnitary } from '../quantum/apply-unitary.ts';
import {
  add,
  type Complex,
  complex,
  conjugate,
  multiply,
  ONE,
  scale,
  squaredMagnitude,
  ZERO,
} from '../quantum/complex.ts';
import { unitaryMatrix } from '../quantum/unitaries.ts';
import { addWords, isOdd, ones } from './bits.ts';

/**
 * How a gate on k wires turns Paulis to Paulis, P → UPU†. A Pauli on its wires (targets, then controls) has 2k parts: x and
 * z of the first wire, x and z of the second, and so on; x and z together are Y. Each part of the image is the sum, modulo
 * 2, of some parts of what it was; the sign of the image is negative where an odd number of products of parts is 1.
 */
export interface CliffordAction {
  /** For each part of the image: the parts that are added up. */
  readonly outputs: readonly (readonly number[])[];
  /** The parts that are multiplied, for each product. */
  readonly signs: readonly (readonly number[])[];
  /** Whether the gate itself is a Pauli, up to its phase: images differ in signs only. */
  readonly isPauli: boolean;
}

/** Entries of matrices that differ by less do so by rounding. */
const SAME = 1e-11;
/** A gate on more wires is Clifford only at angles for which it acts on fewer. */
const MOST_WIRES = 3;

/** Actions by gate; emptied when it is full, since angles can have any value. */
const known = new Map<string, CliffordAction | undefined>();
const MOST_KNOWN = 4096;

/**
 * The action of a gate, found from its matrix alone; undefined for one that is not Clifford. One on more than three
 * wires, controls included, is never taken for one.
 */
export function cliffordAction(unitary: PlacedUnitary): CliffordAction | undefined {
  const key = [unitary.name, ...unitary.angles, ...unitary.controls.map(({ on }) => `c${on}`)].join(' ');
  if (known.has(key)) return known.get(key);
  if (known.size >= MOST_KNOWN) known.clear();
  const action = actionOf(unitary);
  known.set(key, action);
  return action;
}

/** A RangeError where a gate is not Clifford. */
export function surelyClifford(unitary: PlacedUnitary): CliffordAction {
  const action = cliffordAction(unitary);
  if (!action) throw new RangeError(`The gate ${unitary.name} is not Clifford`);
  return action;
}

/**
 * Turns the x and z of a gate's wires, each with a bit for every Pauli, in place. `spare` is overwritten; its columns
 * are as long.
 */
export function turnParts(
  { outputs }: CliffordAction,
  columns: readonly Uint32Array[],
  spare: readonly Uint32Array[],
): void {
  for (const [part, column] of columns.entries()) spare[part]?.set(column);
  for (const [output, column] of columns.entries()) {
    const [first, ...others] = outputs[output] ?? [];
    if (first === output && others.length === 0) continue;
    const before = first === undefined ? undefined : spare[first];
    if (before) column.set(before);
    for (const part of others) addWords(column, spare[part] ?? column);
  }
}

/** Room for `turnParts`. */
export function spareColumns(words: number): Uint32Array[] {
  return Array.from({ length: 2 * MOST_WIRES }, () => new Uint32Array(words));
}

/** The wires of a gate in the order of its action. */
export function actionWires({ wires, controls }: Pick<PlacedUnitary, 'wires' | 'controls'>): number[] {
  return [...wires, ...controls.map(({ qubit }) => qubit)];
}

function actionOf(unitary: PlacedUnitary): CliffordAction | undefined {
  const count = unitary.wires.length + unitary.controls.length;
  if (count > MOST_WIRES) return undefined;
  const rows = controlledRows(unitary);
  const images: Pauli[] = [];
  for (let parts = 0; parts < 4 ** count; parts += 1) {
    const image = imageOf(rows, count, parts);
    if (!image) return undefined;
    images.push(image);
  }
  const generators = Array.from({ length: 2 * count }, (_, part) => images[1 << part]?.parts ?? 0);
  return {
    outputs: generators.map((_, output) => placesIn(generators.map((parts) => (parts >> output) & 1))),
    signs: productsOf(images.map(({ isNegative }) => (isNegative ? 1 : 0))),
    isPauli: generators.every((parts, part) => parts === 1 << part),
  };
}

interface Pauli {
  /** Bit 2j is x of wire j, bit 2j + 1 its z. */
  readonly parts: number;
  readonly isNegative: boolean;
}

/** UPU†, where it is a Pauli: one entry in each column, whose signs tell z. */
function imageOf(rows: readonly (readonly Complex[])[], count: number, parts: number): Pauli | undefined {
  const entry = conjugated(rows, spread(parts, 0, count), spread(parts, 1, count));
  const size = rows.length;
  const x = rows.findIndex((_, row) => squaredMagnitude(entry(row, 0)) > 0.5);
  const first = entry(x, 0);
  const signAt = (column: number) => multiply(entry(column ^ x, column), conjugate(first)).re;
  const z = Array.from({ length: count }, (_, wire) => (signAt(1 << wire) < 0 ? 1 << wire : 0)).reduce(
    (a, b) => a | b,
    0,
  );
  for (let column = 0; column < size; column += 1) {
    if (Math.abs(signAt(column) - (isOdd(column & z) ? -1 : 1)) > SAME) return undefined;
  }
  const turned = multiply(first, conjugate(powerOfI(ones(x & z))));
  if (Math.abs(Math.abs(turned.re) - 1) > SAME) return undefined;
  return { parts: joined(x, z, count), isNegative: turned.re < 0 };
}

/** Entries of U P U† for P|b⟩ = i^(x·z) (−1)^(z·b) |b ⊕ x⟩. */
function conjugated(rows: readonly (readonly Complex[])[], x: number, z: number) {
  const at = (row: number, column: number) => rows[row]?.[column] ?? ZERO;
  const turn = powerOfI(ones(x & z));
  return (row: number, column: number): Complex => {
    let sum = ZERO;
    for (let basis = 0; basis < rows.length; basis += 1) {
      const product = multiply(at(row, basis ^ x), conjugate(at(column, basis)));
      sum = add(sum, scale(product, isOdd(basis & z) ? -1 : 1));
    }
    return multiply(sum, turn);
  };
}

/** The matrix on all wires of a gate: where its controls are not met, nothing happens. */
function controlledRows({ name, angles, wires, controls }: PlacedUnitary): Complex[][] {
  const flat = unitaryMatrix(name, angles);
  const inner = 2 ** wires.length;
  const met = controls.reduce((sum, { on }, place) => sum + inner * (on << place), 0);
  const size = inner * 2 ** controls.length;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      if (column < met || column >= met + inner) return row === column ? ONE : ZERO;
      if (row < met || row >= met + inner) return ZERO;
      const at = 2 * ((row - met) * inner + column - met);
      return complex(flat[at] ?? 0, flat[at + 1] ?? 0);
    }),
  );
}

/** A function of bits as a sum, modulo 2, of products of them (its algebraic normal form). */
function productsOf(values: readonly number[]): number[][] {
  const sums = [...values];
  for (let bit = 1; bit < sums.length; bit <<= 1) {
    for (const index of sums.keys())
      if ((index & bit) !== 0) sums[index] = (sums[index] ?? 0) ^ (sums[index ^ bit] ?? 0);
  }
  return placesIn(sums).map((product) => placesIn([...product.toString(2)].reverse().map(Number)));
}

const placesIn = (bits: readonly number[]) => [...bits.keys()].filter((place) => bits[place] === 1);

const spread = (parts: number, which: number, count: number) =>
  Array.from({ length: count }, (_, wire) => ((parts >> (2 * wire + which)) & 1) << wire).reduce((a, b) => a | b, 0);

const joined = (x: number, z: number, count: number) =>
  Array.from({ length: count }, (_, wire) => (((x >> wire) & 1) | (((z >> wire) & 1) << 1)) << (2 * wire)).reduce(
    (a, b) => a | b,
    0,
  );

const powerOfI = (power: number): Complex => [ONE, complex(0, 1), complex(-1), complex(0, -1)][power % 4] ?? ONE;
