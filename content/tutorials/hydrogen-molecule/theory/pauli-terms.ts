import type { Orbitals } from './hydrogen-molecule-theory.ts';

/**
 * Four spin orbitals as four qubits: q[0] is g with spin up, q[1] g down, q[2] u up, q[3] u down; 1 is occupied. A matrix is real
 * and 16 by 16 here, indexed by the number q[3]q[2]q[1]q[0].
 */
type Matrix = number[][];

const SIZE = 16;
const zeros = (): Matrix => Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => 0));
const indices = Array.from({ length: SIZE }, (_, index) => index);

/** Jordan–Wigner: takes the electron out of orbital p, with a sign for the electrons before it. */
function takes(p: number): Matrix {
  const result = zeros();
  for (const from of indices) {
    if (!((from >> p) & 1)) continue;
    const before = from & ((1 << p) - 1);
    const row = result[from ^ (1 << p)];
    if (row) row[from] = ones(before) % 2 ? -1 : 1;
  }
  return result;
}

const ones = (value: number) => value.toString(2).replaceAll('0', '').length;

const times = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) =>
    indices.map((column) => row.reduce((sum, value, k) => (value ? sum + value * (b[k]?.[column] ?? 0) : sum), 0)),
  );
const transposed = (a: Matrix): Matrix => indices.map((row) => indices.map((column) => a[column]?.[row] ?? 0));

/** (pq|rs) over g and u (0 and 1): zero unless u stands an even number of times. */
function twoElectrons({ gg, uu, gu, K }: Orbitals, p: number, q: number, r: number, s: number): number {
  if (p !== q) return r === s ? 0 : K;
  if (r !== s) return 0;
  if (p !== r) return gu;
  return p === 0 ? gg : uu;
}

/** The Hamiltonian of electrons and nuclei as a matrix over all 16 occupations, in hartree. */
export function fourQubitMatrix(of: Orbitals): Matrix {
  const out = [0, 1, 2, 3].map(takes);
  const into = out.map(transposed);
  const result = indices.map((row) => indices.map((column) => (row === column ? of.nuclei : 0)));
  const add = (weight: number, ...factors: Matrix[]) => {
    if (weight === 0) return;
    const product = factors.reduce(times);
    for (const row of indices) for (const column of indices) addTo(result, row, column, weight, product);
  };
  const operator = (list: Matrix[], orbital: number, spin: number) => list[2 * orbital + spin] ?? zeros();
  for (const spin of [0, 1]) {
    add(of.hg, operator(into, 0, spin), operator(out, 0, spin));
    add(of.hu, operator(into, 1, spin), operator(out, 1, spin));
  }
  for (let code = 0; code < 64; code++) {
    const [p, q, r, s, spin, other] = [0, 1, 2, 3, 4, 5].map((bit) => (code >> bit) & 1) as [number, ...number[]];
    const args = [p, q ?? 0, r ?? 0, s ?? 0] as const;
    add(
      twoElectrons(of, ...args) / 2,
      operator(into, args[0], spin ?? 0),
      operator(into, args[2], other ?? 0),
      operator(out, args[3], other ?? 0),
      operator(out, args[1], spin ?? 0),
    );
  }
  return result;
}

function addTo(result: Matrix, row: number, column: number, weight: number, product: Matrix): void {
  const line = result[row];
  if (line) line[column] = (line[column] ?? 0) + weight * (product[row]?.[column] ?? 0);
}

/** A product of Pauli operators, its letters for q[3] q[2] q[1] q[0], and its weight in hartree. */
export interface Term {
  name: string;
  weight: number;
}

/** The Hamiltonian as a sum of products of Pauli operators: ½⁴ of the trace with each of the 256. */
export function pauliTerms(of: Orbitals): Term[] {
  const H = fourQubitMatrix(of);
  return Array.from({ length: 256 }, (_, code) => {
    const letters = [3, 2, 1, 0].map((qubit) => (code >> (2 * qubit)) & 3);
    return { name: letters.map((letter) => 'IXYZ'[letter]).join(''), weight: traceWith(H, letters) / SIZE };
  }).filter(({ weight }) => Math.abs(weight) > 1e-10);
}

/** Tr(P H) for letters 0 to 3, highest qubit first. Each P has one entry a column; an odd number of Y leaves nothing of a real H. */
function traceWith(H: Matrix, letters: readonly number[]): number {
  const count = letters.filter((letter) => letter === 2).length;
  if (count % 2) return 0;
  const flip = letters.reduce((mask, letter) => 2 * mask + (letter === 1 || letter === 2 ? 1 : 0), 0);
  const signs = letters.reduce((mask, letter) => 2 * mask + (letter >= 2 ? 1 : 0), 0);
  // Y = i X Z, so two of them give i² = −1.
  const sign = count === 2 ? -1 : 1;
  return indices.reduce(
    (sum, column) => sum + sign * (ones(column & signs) % 2 ? -1 : 1) * (H[column]?.[column ^ flip] ?? 0),
    0,
  );
}
