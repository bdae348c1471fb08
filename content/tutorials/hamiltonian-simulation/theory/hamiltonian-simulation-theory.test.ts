import { expect, test } from 'vitest';
import { numbers } from './hamiltonian-simulation-numbers.ts';
import {
  type Amplitudes,
  CHAIN,
  type Chain,
  cnotCount,
  commutatorNorms,
  energies,
  exact,
  FREE,
  fewestSteps,
  LEAN,
  leaning,
  meanZ,
  operatorError,
  probabilities,
  provenBound,
  simulated,
  step,
} from './hamiltonian-simulation-theory.ts';

/** A complex matrix, row by row, each entry [re, im]: all that these tests compute with. */
type Matrix = [number, number][][];

const entry = (m: Matrix, row: number, column: number) => m[row]?.[column] ?? [0, 0];
const build = (size: number, of: (row: number, column: number) => [number, number]): Matrix =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => of(row, column)));
const times = (a: Matrix, b: Matrix): Matrix =>
  build(a.length, (row, column) => {
    let [re, im] = [0, 0];
    for (let k = 0; k < a.length; k++) {
      const [p, q] = entry(a, row, k);
      const [r, s] = entry(b, k, column);
      re += p * r - q * s;
      im += p * s + q * r;
    }
    return [re, im];
  });
const plus = (a: Matrix, b: Matrix, factor = 1): Matrix =>
  build(a.length, (row, column) => {
    const [[p, q], [r, s]] = [entry(a, row, column), entry(b, row, column)];
    return [p + factor * r, q + factor * s];
  });
const scale = (a: Matrix, re: number, im: number): Matrix =>
  build(a.length, (row, column) => {
    const [p, q] = entry(a, row, column);
    return [p * re - q * im, p * im + q * re];
  });
const kron = (a: Matrix, b: Matrix): Matrix =>
  build(a.length * b.length, (row, column) => {
    const [p, q] = entry(a, Math.floor(row / b.length), Math.floor(column / b.length));
    const [r, s] = entry(b, row % b.length, column % b.length);
    return [p * r - q * s, p * s + q * r];
  });
const real = (...rows: number[][]): Matrix => rows.map((row) => row.map((value): [number, number] => [value, 0]));
const [ONE, X, Z] = [real([1, 0], [0, 1]), real([0, 1], [1, 0]), real([1, 0], [0, -1])];
const identity = (size: number) => build(size, (row, column) => [row === column ? 1 : 0, 0]);

/** Factors on spin n−1 … 0, multiplied up from the left, so that spin 0 is the lowest bit. */
const product = (n: number, factorOf: (spin: number) => Matrix): Matrix =>
  Array.from({ length: n }, (_, index) => factorOf(n - 1 - index)).reduce(kron);
const bondsOf = ({ n, J }: Chain) =>
  Array.from({ length: n - 1 }, (_, i) => product(n, (spin) => (spin === i || spin === i + 1 ? Z : ONE)))
    .reduce((a, b) => plus(a, b), scale(identity(2 ** n), 0, 0))
    .map((row) => row.map(([re, im]): [number, number] => [-J * re, -J * im]));
const fieldOf = ({ n, h }: Chain) =>
  scale(
    Array.from({ length: n }, (_, i) => product(n, (spin) => (spin === i ? X : ONE))).reduce((a, b) => plus(a, b)),
    -h,
    0,
  );

/** e^{−iMt} by squaring the series of a small part of it ten times. */
function evolution(m: Matrix, t: number): Matrix {
  const small = scale(m, 0, -t / 1024);
  let [result, term] = [identity(m.length), identity(m.length)];
  for (let k = 1; k < 9; k++) {
    term = scale(times(term, small), 1 / k, 0);
    result = plus(result, term);
  }
  for (let squaring = 0; squaring < 10; squaring++) result = times(result, result);
  return result;
}

const applied = (m: Matrix, { re, im }: Amplitudes): Amplitudes => {
  const image = { re: new Float64Array(m.length), im: new Float64Array(m.length) };
  for (let row = 0; row < m.length; row++) {
    for (let column = 0; column < m.length; column++) {
      const [p, q] = entry(m, row, column);
      image.re[row] = (image.re[row] ?? 0) + p * (re[column] ?? 0) - q * (im[column] ?? 0);
      image.im[row] = (image.im[row] ?? 0) + p * (im[column] ?? 0) + q * (re[column] ?? 0);
    }
  }
  return image;
};

function expectSame(found: Amplitudes, expected: Amplitudes): void {
  for (let index = 0; index < found.re.length; index++) {
    expect(found.re[index]).toBeCloseTo(expected.re[index] ?? Number.NaN, 9);
    expect(found.im[index]).toBeCloseTo(expected.im[index] ?? Number.NaN, 9);
  }
}

const whole = (chain: Chain) => plus(bondsOf(chain), fieldOf(chain));

test('R61.11: the exact course is that of the matrix exponential', () => {
  for (const t of [0.3, 1]) expectSame(exact(CHAIN, t), applied(evolution(whole(CHAIN), t), leaning(CHAIN.n)));
});

test('R61.11: a step of either order is the product of the exponentials of its parts', () => {
  const [bonds, field] = [bondsOf(CHAIN), fieldOf(CHAIN)];
  const parts = { 1: [1, field, 1, bonds], 2: [0.5, field, 1, bonds, 0.5, field] } as const;
  for (const order of [1, 2] as const) {
    const state = leaning(CHAIN.n);
    step(CHAIN, order, 0.25, state);
    const [a, first, b, second, c, third] = parts[order];
    let product = times(evolution(first, 0.25 * a), evolution(second, 0.25 * b));
    if (third && c !== undefined) product = times(product, evolution(third, 0.25 * c));
    expectSame(state, applied(product, leaning(CHAIN.n)));
  }
});

test('R61.11: a free spin follows cos 45° cos 2ht, and no step of it is off', () => {
  for (const t of [0.1, 0.3, 1]) {
    expect(meanZ(exact(FREE, t))).toBeCloseTo(Math.cos(LEAN) * Math.cos(2 * FREE.h * t), 10);
    expect(meanZ(simulated(FREE, 1, 3, t))).toBeCloseTo(meanZ(exact(FREE, t)), 10);
  }
});

test('R61.11: two spins without a field stay as they are along Z, and a bond turns |++⟩ into cos and i sin', () => {
  const bond: Chain = { n: 2, J: 1, h: 0 };
  const half = { re: Float64Array.of(0.5, 0.5, 0.5, 0.5), im: new Float64Array(4) };
  const turned = applied(evolution(bondsOf(bond), 0.5), half);
  const minus = (turned.re[0] ?? 0) - (turned.re[1] ?? 0);
  expect(minus).toBeCloseTo(0, 12);
  expect(((turned.im[0] ?? 0) - (turned.im[1] ?? 0)) / 2).toBeCloseTo(Math.sin(0.5) / 2, 12);
  expect(numbers['bond-same']).toBe((Math.cos(0.5) ** 2).toFixed(4));
});

test('R61.11: energy is kept by the true evolution, and nearly by steps of order 2', () => {
  const sum = (state: Amplitudes) => energies(CHAIN, state).bonds + energies(CHAIN, state).field;
  const start = -3 * Math.cos(LEAN) ** 2 - 2 * 4 * Math.sin(LEAN);
  expect(sum(leaning(CHAIN.n))).toBeCloseTo(start, 10);
  for (const t of [0.5, 1, 2]) expect(sum(exact(CHAIN, t))).toBeCloseTo(start, 8);
  expect(Math.abs(sum(simulated(CHAIN, 2, 4, 1)) / start - 1)).toBeLessThan(0.02);
});

/** Largest singular value, by squaring M†M until one direction is left. */
function normOf(m: Matrix): number {
  const adjoint = build(m.length, (row, column) => {
    const [re, im] = entry(m, column, row);
    return [re, -im];
  });
  let gram = times(adjoint, m);
  let log = 0;
  for (let squaring = 0; squaring < 12; squaring++) {
    const trace = gram.reduce((sum, row, index) => sum + (row[index]?.[0] ?? 0), 0);
    log += Math.log(trace) / 2 ** squaring;
    gram = scale(gram, 1 / trace, 0);
    gram = times(gram, gram);
  }
  return Math.exp(log / 2);
}

test('R61.11: errors and commutators have the norms of the matrices, written out', () => {
  const chain = { ...CHAIN, n: 3 };
  const [A, B] = [bondsOf(chain), fieldOf(chain)];
  const stepped = times(evolution(B, 0.25), evolution(A, 0.25));
  const off = plus(times(stepped, stepped), evolution(whole(chain), 0.5), -1);
  expect(operatorError(chain, 1, 2, 0.5)).toBeCloseTo(normOf(off), 2);
  const inner = plus(times(A, B), times(B, A), -1);
  const { once, bondsTwice, fieldTwice } = commutatorNorms(chain);
  expect(once / normOf(inner)).toBeCloseTo(1, 2);
  expect(bondsTwice / normOf(plus(times(A, inner), times(inner, A), -1))).toBeCloseTo(1, 2);
  expect(fieldTwice / normOf(plus(times(B, inner), times(inner, B), -1))).toBeCloseTo(1, 2);
});

test('R61.11: the error falls by two and by four as the steps double, and never exceeds what is proved', () => {
  for (const order of [1, 2] as const) {
    const [few, many] = [operatorError(CHAIN, order, 16, 1), operatorError(CHAIN, order, 32, 1)];
    expect(few / many).toBeCloseTo(2 ** order, 0);
    for (const steps of [1, 4, 16]) {
      expect(operatorError(CHAIN, order, steps, 1)).toBeLessThanOrEqual(provenBound(CHAIN, order, steps, 1));
    }
  }
});

test('R61.11: what the text of step 6 states: 179 steps promised, 26 enough, a commutator of about 18', () => {
  expect([numbers['promised-1'], numbers['needed-1'], numbers['promised-2'], numbers['needed-2']]).toEqual([
    179, 26, 15, 7,
  ]);
  expect(operatorError(CHAIN, 1, 25, 1)).toBeGreaterThan(0.05);
  expect(operatorError(CHAIN, 1, 26, 1)).toBeLessThanOrEqual(0.05);
  expect(Math.round(commutatorNorms(CHAIN).once)).toBe(18);
  expect(cnotCount(4, 26)).toBe(26 * 3 * 2);
});

test('fewest steps: the first that are enough', () => {
  expect(fewestSteps(0.1, (steps) => 1 / steps)).toBe(10);
  expect(fewestSteps(2, (steps) => 1 / steps)).toBe(1);
});

test('probabilities add up to one', () => {
  expect(probabilities(simulated(CHAIN, 2, 4, 1)).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
});
