import { describe, expect, it } from 'vitest';
import {
  adjoint,
  type Dense,
  distance,
  exponential,
  fromFlat,
  fromRows,
  outer,
  PAULI,
  partialTrace,
  product,
  randomState,
  sum,
  times,
  trace,
} from '../testing/matrices.ts';
import { complex } from './complex.ts';
import { hermitianEigenvalues } from './hermitian-eigenvalues.ts';
import { addPairDensity, qubitEntropy, reducedBloch, vonNeumannEntropy } from './reduced-states.ts';
import { seededRandom } from './seeded-random.ts';

const flat = (matrix: Dense) => Float64Array.from(matrix.flat().flatMap(({ re, im }) => [re, im]));

/** exp(iA) of a random Hermitian A. */
function randomUnitary(dimension: number, random: () => number): Dense {
  const any: Dense = Array.from({ length: dimension }, () =>
    Array.from({ length: dimension }, () => complex(random() - 0.5, random() - 0.5)),
  );
  return exponential(times(complex(0, 1), sum(any, adjoint(any))));
}

describe('hermitianEigenvalues', () => {
  it.each([1, 2, 3, 4, 6])('finds what a matrix of dimension %i was made from', (dimension) => {
    const random = seededRandom(dimension);
    for (let trial = 0; trial < 20; trial += 1) {
      // Some eigenvalues twice, as pure and product states have them.
      const values = Array.from({ length: dimension }, (_, index) => (index % 3 === 2 ? 0.5 : 2 * random() - 1));
      const unitary = randomUnitary(dimension, random);
      const diagonal = fromRows(...values.map((value, row) => values.map((_, column) => (row === column ? value : 0))));
      const found = hermitianEigenvalues(flat(product(unitary, diagonal, adjoint(unitary))));
      for (const [index, value] of values.toSorted((a, b) => a - b).entries())
        expect(found[index]).toBeCloseTo(value, 12);
    }
  });
});

describe('reduced states', () => {
  it('are the partial traces of |ψ⟩⟨ψ|', () => {
    const random = seededRandom(21);
    for (let qubits = 2; qubits <= 5; qubits += 1) {
      const state = randomState(qubits, random);
      const density = outer(state);
      for (let first = 0; first < qubits; first += 1) {
        const one = partialTrace(density, [first]);
        const { x, y, z } = reducedBloch(state, first);
        expect(x).toBeCloseTo(trace(product(one, PAULI.x)).re, 13);
        expect(y).toBeCloseTo(trace(product(one, PAULI.y)).re, 13);
        expect(z).toBeCloseTo(trace(product(one, PAULI.z)).re, 13);
        expect(qubitEntropy(Math.hypot(x, y, z))).toBeCloseTo(vonNeumannEntropy(flat(one)), 11);
        for (let second = 0; second < qubits; second += 1) {
          if (second === first) continue;
          const pair = new Float64Array(32);
          addPairDensity(pair, state, first, second, 0.5);
          addPairDensity(pair, state, first, second, 0.5);
          expect(distance(fromFlat(pair), partialTrace(density, [first, second]))).toBeLessThan(1e-13);
        }
      }
    }
  });

  it('of both halves of a pure state have the same entropy', () => {
    const random = seededRandom(22);
    for (let trial = 0; trial < 20; trial += 1) {
      const state = randomState(4, random);
      const [low, high] = [new Float64Array(32), new Float64Array(32)];
      addPairDensity(low, state, 0, 1, 1);
      addPairDensity(high, state, 2, 3, 1);
      expect(vonNeumannEntropy(low)).toBeCloseTo(vonNeumannEntropy(high), 11);
    }
  });

  it('have no entropy when pure, and as many bits as qubits when nothing is known', () => {
    expect(qubitEntropy(1)).toBe(0);
    expect(qubitEntropy(0)).toBe(1);
    expect(vonNeumannEntropy(flat(times(0.25, fromRows([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]))))).toBe(
      2,
    );
  });
});
