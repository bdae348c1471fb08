import { add, type Complex, complex, conjugate, multiply, scale, ZERO } from '#circuit/quantum/complex.ts';
import type { Gate, Rows } from '#circuit/quantum/gates.ts';

/**
 * Gates as products of other gates. Matrices are `rows[row][column]`, angles are radians. Sources: McKay et al.,
 * Physical Review A 96, 022330 (2017), for turns about z and √X; Shende, Bullock and Markov, Physical Review A 70,
 * 012310 (2004), for the number of CNOTs.
 */

/** The three angles of U = RZ(φ) RY(θ) RZ(λ), up to a global phase; θ from 0 to π. */
export interface Turns {
  theta: number;
  phi: number;
  lambda: number;
}

const angleOf = ({ re, im }: Complex) => Math.atan2(im, re);
const size = ({ re, im }: Complex) => Math.hypot(re, im);

/** The three angles of a one-qubit gate. Where only φ + λ or φ − λ means anything, λ is 0. */
export function turnsOf([[a, b], [c, d]]: Gate): Turns {
  const theta = 2 * Math.atan2(size(c), size(a));
  if (size(c) < 1e-9) return { theta: 0, phi: angleOf(d) - angleOf(a), lambda: 0 };
  const [sum, difference] = [size(a) < 1e-9 ? undefined : angleOf(d) - angleOf(a), angleOf(c) - angleOf(scale(b, -1))];
  if (sum === undefined) return { theta, phi: difference, lambda: 0 };
  const phi = angleOf(c) - angleOf(a);
  return { theta, phi, lambda: sum - phi };
}

/** The same gate from turns about z and two √X: the angles of the three RZ in the order of time. */
export function nativeTurns({ theta, phi, lambda }: Turns): [number, number, number] {
  return [lambda, theta + Math.PI, phi + Math.PI];
}

/** Matrix product A·B. */
export function product(a: Rows, b: Rows): Rows {
  return a.map((row) =>
    (b[0] ?? []).map((_, column) =>
      row.reduce((sum, value, k) => add(sum, multiply(value, b[k]?.[column] ?? ZERO)), ZERO),
    ),
  );
}

export const transposed = (a: Rows): Rows => a.map((row, i) => row.map((_, j) => a[j]?.[i] ?? ZERO));

/** Tensor product A ⊗ B: the index of A is the higher one. */
export function tensor(a: Rows, b: Rows): Rows {
  return a.flatMap((row) => b.map((other) => row.flatMap((x) => other.map((y) => multiply(x, y)))));
}

const trace = (a: Rows) => a.reduce((sum, row, i) => add(sum, row[i] ?? ZERO), ZERO);

/** Determinant by elimination. */
function determinant(a: Rows): Complex {
  const rows = a.map((row) => [...row]);
  let result = complex(1);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows
      .slice(i)
      .reduce((best, row, k) => (size(row[i] ?? ZERO) > size(rows[best]?.[i] ?? ZERO) ? i + k : best), i);
    const [top, other] = [rows[pivot] ?? [], rows[i] ?? []];
    if (pivot !== i) {
      rows[i] = top;
      rows[pivot] = other;
      result = scale(result, -1);
    }
    const head = top[i] ?? ZERO;
    result = multiply(result, head);
    const inverse = scale(conjugate(head), 1 / (head.re ** 2 + head.im ** 2));
    for (let j = i + 1; j < rows.length; j++) {
      const factor = multiply(rows[j]?.[i] ?? ZERO, inverse);
      rows[j] = (rows[j] ?? []).map((value, k) => add(value, scale(multiply(factor, top[k] ?? ZERO), -1)));
    }
  }
  return result;
}

const Y: Rows = [
  [ZERO, complex(0, -1)],
  [complex(0, 1), ZERO],
];

/**
 * How few CNOTs a two-qubit gate needs when one-qubit gates are free: 0 to 3. With γ = U (Y⊗Y) Uᵀ (Y⊗Y) for U of
 * determinant 1, it is 0 if tr γ = ±4, 1 if tr γ = 0 and γ² = −1, 2 if tr γ is real, else 3.
 */
export function cnotsNeeded(gate: Rows): number {
  const phase = angleOf(determinant(gate)) / 4;
  const turn = complex(Math.cos(-phase), Math.sin(-phase));
  const special = gate.map((row) => row.map((value) => multiply(value, turn)));
  const yy = tensor(Y, Y);
  const gamma = product(product(special, yy), product(transposed(special), yy));
  // The four roots of the determinant turn the trace by ±1 or ±i squared, that is by ±1.
  const { re, im } = trace(gamma);
  if (Math.abs(Math.abs(re) - 4) < 1e-9) return 0;
  const square = product(gamma, gamma);
  const isMinusOne = square.every((row, i) => row.every((v, j) => size(add(v, complex(i === j ? 1 : 0))) < 1e-9));
  if (Math.hypot(re, im) < 1e-9 && isMinusOne) return 1;
  return Math.abs(im) < 1e-9 ? 2 : 3;
}

/**
 * CNOTs that all but a vanishing share of the gates on n qubits need at least: (4ⁿ − 3n − 1)/4, rounded up. Each CNOT
 * leaves room for four parameters, and such a gate has 4ⁿ − 1. Shende, Markov and Bullock, Physical Review A 69, 062321
 * (2004).
 */
export function leastCnots(n: number): number {
  return Math.ceil((4 ** n - 3 * n - 1) / 4);
}

/**
 * Clifford gates on two qubits, up to a phase, by how many CNOTs they need: 0 to 3. What a Clifford gate does to the
 * Pauli operators but for their signs is an invertible linear map on the four bits x₀ z₀ x₁ z₁, and 16 Pauli gates share
 * each map; so the maps are searched breadth first.
 */
export function cliffordsByCnots(): number[] {
  type Bits = readonly [number, number, number, number];
  const local: ((b: Bits) => Bits)[] = [
    ([x, z, p, q]) => [z, x, p, q],
    ([x, z, p, q]) => [x, z ^ x, p, q],
    ([x, z, p, q]) => [x, z, q, p],
    ([x, z, p, q]) => [x, z, p, q ^ p],
  ];
  const cnot = ([x, z, p, q]: Bits): Bits => [x, z ^ q, p ^ x, q];
  const basis: Bits[] = [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
  ];
  const write = (map: readonly Bits[]) => map.map((bits) => bits.join('')).join(' ');
  const read = (text: string) => text.split(' ').map((bits) => [...bits].map(Number) as unknown as Bits);
  const closed = (maps: Set<string>) => {
    for (const map of maps) for (const gate of local) maps.add(write(read(map).map(gate)));
    return maps;
  };
  const found = new Set<string>();
  const counts: number[] = [];
  for (let next = closed(new Set([write(basis)])); next.size > 0; ) {
    counts.push(16 * next.size);
    for (const map of next) found.add(map);
    const further = closed(new Set([...next].map((map) => write(read(map).map(cnot)))));
    next = new Set([...further].filter((map) => !found.has(map)));
  }
  return counts;
}
