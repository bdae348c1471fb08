import { describe, expect, it } from 'vitest';
import {
  adjoint,
  build,
  type Dense,
  distance,
  exponential,
  fromFlat,
  fromRows,
  identity,
  PAULI,
  product,
  sum,
  tensor,
  times,
} from '../testing/matrices.ts';
import { complex, fromPolar } from './complex.ts';
import { isUnitaryName, type UnitaryName, unitaryMatrix } from './unitaries.ts';

const ANGLES = [-7, -Math.PI, -0.3, 0, 1e-9, 0.7, Math.PI / 2, 2, Math.PI, 2 * Math.PI, 9];
const I = complex(0, 1);
const matrixOf = (name: UnitaryName, ...angles: number[]): Dense => fromFlat(unitaryMatrix(name, angles));

/** exp(−iθP/2) */
const turn = (pauli: Dense, theta: number) => exponential(times(complex(0, -theta / 2), pauli));
const phase = (theta: number) => fromRows([1, 0], [0, fromPolar(1, theta)]);
const twice = (pauli: Dense) => tensor(pauli, pauli);

function expectEqual(actual: Dense, expected: Dense): void {
  expect(actual).toHaveLength(expected.length);
  expect(distance(actual, expected)).toBeLessThan(1e-12);
}

const FIXED: readonly [UnitaryName, Dense][] = [
  ['x', PAULI.x],
  ['y', PAULI.y],
  ['z', PAULI.z],
  ['h', times(Math.SQRT1_2, sum(PAULI.x, PAULI.z))],
  ['s', phase(Math.PI / 2)],
  ['sdg', phase(-Math.PI / 2)],
  ['t', phase(Math.PI / 4)],
  ['tdg', phase(-Math.PI / 4)],
  ['sx', times(fromPolar(1, Math.PI / 4), turn(PAULI.x, Math.PI / 2))],
  ['sxdg', times(fromPolar(1, -Math.PI / 4), turn(PAULI.x, -Math.PI / 2))],
  ['swap', times(0.5, [PAULI.i, PAULI.x, PAULI.y, PAULI.z].map(twice).reduce(sum))],
  ['iswap', exponential(times(complex(0, Math.PI / 4), sum(twice(PAULI.x), twice(PAULI.y))))],
];

const TURNED: readonly [UnitaryName, (theta: number) => Dense][] = [
  ['rx', (theta) => turn(PAULI.x, theta)],
  ['ry', (theta) => turn(PAULI.y, theta)],
  ['rz', (theta) => turn(PAULI.z, theta)],
  ['p', phase],
  ['gphase', (theta) => times(fromPolar(1, theta), identity(2))],
  ['rxx', (theta) => turn(twice(PAULI.x), theta)],
  ['ryy', (theta) => turn(twice(PAULI.y), theta)],
  ['rzz', (theta) => turn(twice(PAULI.z), theta)],
];

describe('unitaryMatrix', () => {
  it.each(FIXED)('%s is what its definition says', (name, expected) => expectEqual(matrixOf(name), expected));

  it.each(TURNED)('%s is what its definition says at every angle', (name, expected) => {
    for (const theta of ANGLES) expectEqual(matrixOf(name, theta), expected(theta));
  });

  it('u is Rz(φ) Ry(θ) Rz(λ) times e^(i(φ+λ)/2)', () => {
    for (const [index, theta] of ANGLES.entries()) {
      const [phi, lambda] = [1.3 - index, 0.4 * index];
      const turns = product(turn(PAULI.z, phi), turn(PAULI.y, theta), turn(PAULI.z, lambda));
      expectEqual(matrixOf('u', theta, phi, lambda), times(fromPolar(1, (phi + lambda) / 2), turns));
    }
  });

  it('is unitary', () => {
    for (const [name] of [...FIXED, ...TURNED]) {
      const matrix = matrixOf(name, 0.7);
      expectEqual(product(matrix, adjoint(matrix)), identity(matrix.length));
    }
  });

  it('has the entries that the definitions of the site name', () => {
    expectEqual(matrixOf('sx'), times(0.5, fromRows([complex(1, 1), complex(1, -1)], [complex(1, -1), complex(1, 1)])));
    expectEqual(matrixOf('iswap'), fromRows([1, 0, 0, 0], [0, 0, I, 0], [0, I, 0, 0], [0, 0, 0, 1]));
    expectEqual(matrixOf('p', Math.PI), PAULI.z);
    expectEqual(
      matrixOf('u', Math.PI / 2, 0, Math.PI),
      times(
        Math.SQRT1_2,
        build(2, (row, column) => complex(row * column === 1 ? -1 : 1)),
      ),
    );
  });

  it('knows its own names only', () => {
    expect(isUnitaryName('rxx')).toBe(true);
    for (const name of ['qft', 'toString', 'constructor', '__proto__']) expect(isUnitaryName(name)).toBe(false);
  });
});
