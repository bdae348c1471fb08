import { describe, expect, it } from 'vitest';
import {
  adjoint,
  at,
  type Dense,
  distance,
  fromFlat,
  fromRows,
  identity,
  onWires,
  outer,
  PAULI,
  partialTrace,
  product,
  randomState,
  sum,
  tensor,
  times,
  trace,
} from '../testing/matrices.ts';
import {
  type DensityMatrix,
  damp,
  densityBloch,
  densityProbabilities,
  depolarize,
  groundDensity,
  projectDensity,
  turnDensity,
} from './density-matrix.ts';
import { seededRandom } from './seeded-random.ts';
import { unitaryMatrix } from './unitaries.ts';

const QUBITS = 3;
const TOLERANCE = 1e-13;
const random = seededRandom(33);

/** A mixture of three random states. */
function randomDensity(): Dense {
  return [0.5, 0.3, 0.2].map((weight) => times(weight, outer(randomState(QUBITS, random)))).reduce(sum);
}

function held(dense: Dense): DensityMatrix {
  const { entries, qubits } = groundDensity(QUBITS);
  for (const [row, line] of dense.entries())
    for (const [column, { re, im }] of line.entries()) entries.set([re, im], 2 * (row | (column << QUBITS)));
  return { entries, qubits };
}

const denseOf = ({ entries }: DensityMatrix): Dense => {
  const transposed = fromFlat(entries);
  return transposed.map((line, row) => line.map((_, column) => at(transposed, column, row)));
};

/** Σ KρK† */
function throughKraus(density: Dense, operators: readonly Dense[]): Dense {
  return operators.map((kraus) => product(kraus, density, adjoint(kraus))).reduce(sum);
}

describe('density matrices', () => {
  it('turn as UρU†', () => {
    for (const [name, wires, qubit] of [
      ['u', [1], 0],
      ['iswap', [2, 0], 1],
      ['rxx', [0, 1], 2],
      ['h', [2], 1],
    ] as const) {
      const density = randomDensity();
      const actual = held(density);
      const angles = [0.3, 1.2, -0.4];
      const controls = [{ qubit, on: qubit === 1 ? 0 : 1 }] as const;
      turnDensity(actual, { name, angles, wires, controls });
      const matrix = onWires(fromFlat(unitaryMatrix(name, angles)), wires, QUBITS, controls);
      expect(distance(denseOf(actual), product(matrix, density, adjoint(matrix)))).toBeLessThan(TOLERANCE);
    }
  });

  it('are depolarized on one qubit as by its Pauli operators, and on two as their definition says', () => {
    for (const p of [0, 0.1, 0.75, 1]) {
      const density = randomDensity();
      const one = held(density);
      depolarize(one, [1], p);
      const paulis = [PAULI.i, PAULI.x, PAULI.y, PAULI.z].map((pauli, index) =>
        times(Math.sqrt(index === 0 ? 1 - (3 * p) / 4 : p / 4), onWires(pauli, [1], QUBITS)),
      );
      expect(distance(denseOf(one), throughKraus(density, paulis))).toBeLessThan(TOLERANCE);

      const two = held(density);
      depolarize(two, [2, 0], p);
      // Qubit 1 is the middle one: its state, with nothing known of the others.
      const middle = partialTrace(density, [1]);
      const mixed = tensor(times(0.5, PAULI.i), tensor(middle, times(0.5, PAULI.i)));
      expect(distance(denseOf(two), sum(times(1 - p, density), times(p, mixed)))).toBeLessThan(TOLERANCE);
    }
  });

  it('are damped as by the Kraus operators of Nielsen and Chuang, sections 8.3.5 and 8.3.6', () => {
    for (const [gamma, lambda] of [
      [0, 0],
      [0.2, 0],
      [0, 0.3],
      [0.4, 0.7],
      [1, 0],
    ] as const) {
      const density = randomDensity();
      const actual = held(density);
      damp(actual, 2, gamma, lambda);
      const amplitude = [fromRows([1, 0], [0, Math.sqrt(1 - gamma)]), fromRows([0, Math.sqrt(gamma)], [0, 0])];
      const phase = [fromRows([1, 0], [0, Math.sqrt(1 - lambda)]), fromRows([0, 0], [0, Math.sqrt(lambda)])];
      const [first, second] = [amplitude, phase].map((all) => all.map((kraus) => onWires(kraus, [2], QUBITS)));
      const expected = throughKraus(throughKraus(density, first ?? []), second ?? []);
      expect(distance(denseOf(actual), expected)).toBeLessThan(TOLERANCE);
    }
  });

  it('keep their trace under every channel', () => {
    const density = held(randomDensity());
    for (let round = 0; round < 20; round += 1) {
      depolarize(density, [round % 3], random());
      depolarize(density, [round % 3, (round + 1) % 3], random());
      damp(density, round % 3, random(), random());
      turnDensity(density, { name: 'ry', angles: [random()], wires: [round % 3], controls: [] });
      expect(trace(denseOf(density)).re).toBeCloseTo(1, 12);
    }
  });

  it('have the fixed points that theory gives them', () => {
    const unknown = times(1 / 8, identity(8));
    const mixed = held(unknown);
    depolarize(mixed, [0, 2], 0.3);
    damp(mixed, 1, 0, 0.6);
    expect(distance(denseOf(mixed), unknown)).toBeLessThan(TOLERANCE);
    const ground = groundDensity(QUBITS);
    damp(ground, 0, 0.5, 0.5);
    expect([...ground.entries]).toEqual([...groundDensity(QUBITS).entries]);
  });

  it('give what is read of them', () => {
    const density = randomDensity();
    const actual = held(density);
    for (const [index, probability] of densityProbabilities(actual).entries())
      expect(probability).toBeCloseTo(at(density, index, index).re, 13);
    for (let qubit = 0; qubit < QUBITS; qubit += 1) {
      const bloch = densityBloch(actual, qubit);
      for (const axis of ['x', 'y', 'z'] as const)
        expect(bloch[axis]).toBeCloseTo(trace(product(partialTrace(density, [qubit]), PAULI[axis])).re, 13);
    }
    const projector = onWires(fromRows([0, 0], [0, 1]), [1], QUBITS);
    projectDensity(actual, 1, 1);
    expect(distance(denseOf(actual), product(projector, density, projector))).toBeLessThan(TOLERANCE);
  });
});
