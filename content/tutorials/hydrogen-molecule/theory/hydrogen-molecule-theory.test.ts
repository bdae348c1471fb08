import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ANGLE,
  ATOM,
  BOND,
  bestAngle,
  bitsFor,
  blockAt,
  CHEMICAL_ACCURACY,
  energyDeviation,
  energyOf,
  energyReadings,
  exactEnergy,
  hartreeFock,
  levels,
  orbitalsAt,
  runDeviations,
  runsFor,
  steppedHalf,
  TYPED,
  trialEnergy,
  twoQubits,
  typedBlock,
  USE,
} from './hydrogen-molecule-theory.ts';
import { repulsion } from './integrals.ts';
import { fourQubitMatrix, pauliTerms } from './pauli-terms.ts';

/** Creation and annihilation on occupations as bits: the sign counts the electrons before. Undefined: nothing is left. */
type Operator = readonly [orbital: number, creates: boolean];
type Signed = readonly [occupation: number, sign: number];

function applied(operators: readonly Operator[], occupation: number): Signed | undefined {
  let state: Signed = [occupation, 1];
  for (const [orbital, creates] of operators.toReversed()) {
    const isThere = ((state[0] >> orbital) & 1) === 1;
    if (isThere === creates) return undefined;
    let before = 0;
    for (let lower = 0; lower < orbital; lower++) before += (state[0] >> lower) & 1;
    state = [state[0] ^ (1 << orbital), before % 2 ? -state[1] : state[1]];
  }
  return state;
}

/** The Hamiltonian over 16 occupations, term by term on bits; spin orbital 2·orbital + spin. */
function byBits(R: number): number[][] {
  const of = orbitalsAt(R);
  const H = Array.from({ length: 16 }, () => new Array<number>(16).fill(0));
  const add = (weight: number, operators: readonly Operator[]) => {
    for (let from = 0; from < 16; from++) {
      const [to, sign] = applied(operators, from) ?? [0, 0];
      const row = H[to];
      if (row && sign !== 0) row[from] = (row[from] ?? 0) + weight * sign;
    }
  };
  const table: Record<string, number> = {
    gggg: of.gg,
    uuuu: of.uu,
    gguu: of.gu,
    uugg: of.gu,
    gugu: of.K,
    guug: of.K,
    uggu: of.K,
    ugug: of.K,
  };
  for (let state = 0; state < 16; state++) {
    const row = H[state];
    if (row) row[state] = (row[state] ?? 0) + 1 / R;
  }
  for (const spin of [0, 1]) {
    add(of.hg, [[spin, true], [spin, false]]); // biome-ignore format: as one reads it
    add(of.hu, [[2 + spin, true], [2 + spin, false]]); // biome-ignore format: as one reads it
  }
  for (const [name, weight] of Object.entries(table)) {
    const [p = 0, q = 0, r = 0, s = 0] = [...name].map((letter) => (letter === 'g' ? 0 : 2));
    for (const spin of [0, 1]) {
      for (const other of [0, 1]) {
        add(weight / 2, [
          [p + spin, true],
          [r + other, true],
          [s + other, false],
          [q + spin, false],
        ]);
      }
    }
  }
  return H;
}

/** Eigenvalues of a symmetric matrix by Jacobi's turns, lowest first. */
function eigenvalues(matrix: readonly number[][]): number[] {
  const a = matrix.map((row) => [...row]);
  const get = (i: number, j: number) => a[i]?.[j] ?? 0;
  for (let sweep = 0; sweep < 30; sweep++) {
    for (let p = 0; p < a.length; p++) {
      for (let q = p + 1; q < a.length; q++) {
        if (Math.abs(get(p, q)) < 1e-15) continue;
        const angle = Math.atan2(2 * get(p, q), get(q, q) - get(p, p)) / 2;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        for (const row of a) {
          const [x, y] = [row[p] ?? 0, row[q] ?? 0];
          row[p] = c * x - s * y;
          row[q] = s * x + c * y;
        }
        const [first, second] = [[...(a[p] ?? [])], [...(a[q] ?? [])]];
        a[p] = first.map((x, k) => c * x - s * (second[k] ?? 0));
        a[q] = first.map((x, k) => s * x + c * (second[k] ?? 0));
      }
    }
  }
  return a.map((row, index) => row[index] ?? 0).toSorted((x, y) => x - y);
}

/** Complex matrices, entries [re, im]. */
type Complex = [number, number];
type Matrix = Complex[][];
const entry = (m: Matrix, row: number, column: number): Complex => m[row]?.[column] ?? [0, 0];
const build = (size: number, of: (row: number, column: number) => Complex): Matrix =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => of(row, column)));
const mul = ([p, q]: Complex, [r, s]: Complex): Complex => [p * r - q * s, p * s + q * r];
const kron = (a: Matrix, b: Matrix): Matrix =>
  build(a.length * b.length, (row, column) =>
    mul(
      entry(a, Math.floor(row / b.length), Math.floor(column / b.length)),
      entry(b, row % b.length, column % b.length),
    ),
  );
const times = (a: Matrix, b: Matrix): Matrix =>
  build(a.length, (row, column) =>
    a.reduce<Complex>(
      ([re, im], _, k) => {
        const [x, y] = mul(entry(a, row, k), entry(b, k, column));
        return [re + x, im + y];
      },
      [0, 0],
    ),
  );
const PAULI: Record<string, Matrix> = {
  I: [[[1, 0], [0, 0]], [[0, 0], [1, 0]]], // biome-ignore format: a matrix
  X: [[[0, 0], [1, 0]], [[1, 0], [0, 0]]], // biome-ignore format: a matrix
  Y: [[[0, 0], [0, -1]], [[0, 1], [0, 0]]], // biome-ignore format: a matrix
  Z: [[[1, 0], [0, 0]], [[0, 0], [-1, 0]]], // biome-ignore format: a matrix
};
/** A sum of products of Pauli operators as a matrix, its names highest qubit first. */
const sumOf = (terms: readonly { name: string; weight: number }[]): Matrix => {
  const products = terms.map(({ name, weight }) => ({
    weight,
    matrix: [...name].map((letter) => PAULI[letter] ?? []).reduce(kron),
  }));
  return build(products[0]?.matrix.length ?? 0, (row, column) =>
    products.reduce<Complex>(
      ([re, im], { weight, matrix }) => {
        const [x, y] = entry(matrix, row, column);
        return [re + weight * x, im + weight * y];
      },
      [0, 0],
    ),
  );
};

test('R61.12: the energies of the book at 1.4 bohr', () => {
  const of = orbitalsAt(BOND);
  expect([of.hg, of.hu, of.gg, of.uu, of.gu, of.K].map((value) => Number(value.toFixed(4)))).toEqual([
    -1.2528, -0.4756, 0.6746, 0.6975, 0.6636, 0.1813,
  ]);
  expect(hartreeFock(BOND)).toBeCloseTo(-1.1167, 4);
  expect(exactEnergy(BOND)).toBeCloseTo(-1.1373, 4);
  expect(exactEnergy(1.401)).toBeCloseTo(-1.13727, 5);
});

test('R61.12: fifteen products of Pauli operators are the Hamiltonian that acts on bits', () => {
  for (const R of [BOND, 4]) {
    const H = byBits(R);
    const terms = pauliTerms(orbitalsAt(R));
    expect(terms).toHaveLength(15);
    const sum = sumOf(terms);
    const found = fourQubitMatrix(orbitalsAt(R));
    for (let row = 0; row < 16; row++) {
      for (let column = 0; column < 16; column++) {
        const [re, im] = entry(sum, row, column);
        expect(re).toBeCloseTo(H[row]?.[column] ?? 0, 12);
        expect(im).toBeCloseTo(0, 12);
        expect(found[row]?.[column]).toBeCloseTo(H[row]?.[column] ?? 0, 12);
      }
    }
  }
});

test('R61.12: the lowest of all 16 energies is that of the two configurations, and so is that of two qubits', () => {
  for (const R of [0.8, BOND, 2.5, 6]) {
    const all = byBits(R);
    expect(eigenvalues(all)[0]).toBeCloseTo(exactEnergy(R), 10);
    const { c0, c1, c2, c3 } = twoQubits(blockAt(R));
    const small = sumOf([
      { name: 'II', weight: c0 },
      { name: 'IZ', weight: c1 },
      { name: 'ZI', weight: c1 },
      { name: 'ZZ', weight: c2 },
      { name: 'XX', weight: c3 },
    ]).map((row) => row.map(([re]) => re));
    expect(eigenvalues(small)[0]).toBeCloseTo(exactEnergy(R), 10);
    // Electron up in g or u, electron down in g or u: 0011, 0110, 1001, 1100.
    const places = [0b0011, 0b0110, 0b1001, 0b1100];
    const block = places.map((row) => places.map((column) => all[row]?.[column] ?? 0));
    const [found, expected] = [eigenvalues(small), eigenvalues(block)];
    for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 10);
  }
});

test('R61.12: number and spin of the electrons stay as they are', () => {
  const H = byBits(BOND);
  const [up, down] = [0b0101, 0b1010];
  const count = (value: number) => [0, 1, 2, 3].filter((bit) => (value >> bit) & 1).length;
  for (let row = 0; row < 16; row++) {
    for (let column = 0; column < 16; column++) {
      if (Math.abs(H[row]?.[column] ?? 0) < 1e-14) continue;
      expect(count(row & up)).toBe(count(column & up));
      expect(count(row & down)).toBe(count(column & down));
    }
  }
});

test('R61.12: no angle goes below the exact energy, and the best one reaches it', () => {
  for (const R of [1, BOND, 5]) {
    const block = blockAt(R);
    expect(trialEnergy(block, bestAngle(block))).toBeCloseTo(exactEnergy(R), 12);
    for (let theta = -2; theta < 2; theta += 0.01)
      expect(trialEnergy(block, theta)).toBeGreaterThanOrEqual(exactEnergy(R) - 1e-12);
  }
});

test('R61.12: apart, one configuration keeps half of the repulsion within an atom, and the mixture loses it', () => {
  const far = 1000;
  expect(exactEnergy(far)).toBeCloseTo(2 * ATOM, 5);
  expect(hartreeFock(far)).toBeCloseTo(2 * ATOM + repulsion(1, 1, 1, 1, far) / 2 - 1 / (2 * far), 5);
});

test('R61.12: the deviations are those of the readings, and where the state is exact both are alike', () => {
  const block = blockAt(BOND);
  const { c1, c2, c3 } = twoQubits(block);
  for (const theta of [0, 0.05, 0.3]) {
    const along = (values: [number, number][]) => {
      const mean = values.reduce((sum, [p, value]) => sum + p * value, 0);
      return Math.sqrt(values.reduce((sum, [p, value]) => sum + p * (value - mean) ** 2, 0));
    };
    const share = Math.sin(theta) ** 2;
    const odd = (Math.cos(theta) + Math.sin(theta)) ** 2 / 2;
    const { z, x } = runDeviations(block, theta);
    expect(z).toBeCloseTo(along([[1 - share, 2 * c1 + c2], [share, -2 * c1 + c2]]), 10); // biome-ignore format: pairs
    expect(x).toBeCloseTo(along([[1 - odd, c3], [odd, -c3]]), 10); // biome-ignore format: pairs
  }
  const { z, x } = runDeviations(block, bestAngle(block));
  expect(z).toBeCloseTo(x, 12);
  expect(runsFor(block, bestAngle(block), CHEMICAL_ACCURACY)).toBeCloseTo((2 * z * 627.5095) ** 2, 6);
  expect(energyDeviation(block, 0, 100)).toBeCloseTo(block.K / 10, 12);
});

/** The circuit of the phase estimation, multiplied out. */
function byMatrices(): number[] {
  const { both, none, K } = typedBlock();
  const [a, dt] = [(none - both) / 2, USE.time / USE.steps];
  const turn: Matrix = build(2, (row, column) =>
    row === column ? [Math.cos(a * dt), row === 0 ? Math.sin(a * dt) : -Math.sin(a * dt)] : [0, 0],
  );
  const mix: Matrix = build(2, (row, column) => (row === column ? [Math.cos(K * dt), 0] : [0, -Math.sin(K * dt)]));
  const step = times(mix, turn);
  const use = Array.from({ length: USE.steps }, () => step).reduce(times);
  const size = 2 ** USE.bits;
  let power: Matrix = build(2, (row, column) => [row === column ? 1 : 0, 0]);
  const states: Complex[][] = [];
  for (let count = 0; count < size; count++) {
    states.push([entry(power, 0, 0), entry(power, 1, 0)]);
    power = times(use, power);
  }
  return Array.from({ length: size }, (_, reading) => {
    let chance = 0;
    for (const part of [0, 1]) {
      let [re, im] = [0, 0];
      for (const [count, state] of states.entries()) {
        const angle = (-2 * Math.PI * reading * count) / size;
        const [x, y] = mul(state[part] ?? [0, 0], [Math.cos(angle), Math.sin(angle)]);
        re += x / size;
        im += y / size;
      }
      chance += re * re + im * im;
    }
    return chance;
  });
}

test('R61.12: the readings of the energy are those of the circuit, multiplied out', () => {
  const found = energyReadings(typedBlock());
  for (const [reading, chance] of byMatrices().entries()) expect(found[reading]).toBeCloseTo(chance, 10);
  expect(found.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
  expect(found.indexOf(Math.max(...found))).toBe(4);
  expect(energyOf(blockAt(BOND), 4)).toBeCloseTo(-1.1135, 4);
  expect(energyOf(blockAt(BOND), 12)).toBeCloseTo(0.4573, 4);
  expect(2 ** bitsFor(CHEMICAL_ACCURACY, 2)).toBe(2048);
});

test('R61.12: a step half as long puts the energy off by a quarter', () => {
  const block = blockAt(BOND);
  const off = (dt: number) => levels(block).half - steppedHalf(block, dt);
  expect(off(0.25) / off(0.125)).toBeCloseTo(4, 1);
  expect(off(1)).toBeGreaterThan(CHEMICAL_ACCURACY);
  expect(off(0.5)).toBeLessThan(CHEMICAL_ACCURACY);
});

test('R61.12: the programs have the coefficients and the angle of the theory', () => {
  const exact = twoQubits(blockAt(BOND));
  for (const name of ['c0', 'c1', 'c2', 'c3'] as const) expect(TYPED[name]).toBeCloseTo(exact[name], 5);
  const text = (file: string) => readFileSync(`content/tutorials/hydrogen-molecule/programs/${file}`, 'utf8');
  for (const name of ['four-qubits', 'along-z', 'along-x']) expect(text(`${name}.qasm`)).toContain(`ry(-${ANGLE})`);
  const { c0, c1, c2, c3 } = TYPED;
  for (const pair of [`(c0, c1) = (${c0}, ${c1})`, `(c2, c3) = (${c2}, ${c3})`])
    expect(text('search.qs')).toContain(pair);
  expect(text('read-energy.qasm')).toContain(`crz(-4*${-c1})`);
  expect(text('read-energy.qasm')).toContain(`crz(2*${c3})`);
});
