import { describe, expect, it } from 'vitest';
import { applied, fromFlat, largestDifference, onWires, randomState } from '../testing/matrices.ts';
import { bornProbabilities, groundState } from './amplitudes.ts';
import {
  applySteps,
  applyUnitary,
  type ControlWire,
  type PlacedUnitary,
  stepsOf,
  stepsOfMatrix,
} from './apply-unitary.ts';
import { marginal } from './marginal.ts';
import { projectOn, splitNorm } from './projection.ts';
import { seededRandom } from './seeded-random.ts';
import { type UnitaryName, unitaryMatrix } from './unitaries.ts';

const TOLERANCE = 1e-13;
const ONE_WIRE: UnitaryName[] = [
  'x',
  'y',
  'z',
  'h',
  's',
  'sdg',
  't',
  'tdg',
  'sx',
  'sxdg',
  'rx',
  'ry',
  'rz',
  'p',
  'u',
  'gphase',
];
const TWO_WIRES: UnitaryName[] = ['swap', 'iswap', 'rxx', 'ryy', 'rzz'];

/** `count` different numbers below `below`. */
function pick(count: number, below: number, random: () => number): number[] {
  const left = Array.from({ length: below }, (_, index) => index);
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? NaN);
}

describe('applyUnitary', () => {
  it.each([...ONE_WIRE, ...TWO_WIRES])('%s does what its matrix does, on any wires, under any controls', (name) => {
    const random = seededRandom(name.length + name.charCodeAt(0));
    for (let trial = 0; trial < 24; trial += 1) {
      const qubits = 2 + (trial % 4);
      const arity = TWO_WIRES.includes(name) ? 2 : 1;
      const [wires, others] = [pick(arity, qubits, random), Math.floor(random() * (qubits - arity + 1))];
      const free = Array.from({ length: qubits }, (_, qubit) => qubit).filter((qubit) => !wires.includes(qubit));
      const controls: ControlWire[] = free.slice(0, others).map((qubit) => ({ qubit, on: random() < 0.5 ? 0 : 1 }));
      const angles = [7 * random(), 7 * random(), 7 * random()];
      const state = randomState(qubits, random);
      const expected = applied(onWires(fromFlat(unitaryMatrix(name, angles)), wires, qubits, controls), state);
      applyUnitary(state, { name, angles, wires, controls });
      expect(largestDifference(state, expected)).toBeLessThan(TOLERANCE);
    }
  });

  it('visits no amplitude that a gate leaves alone', () => {
    const steps = (name: UnitaryName, wires: number[], ...angles: number[]) =>
      stepsOf({ name, angles, wires, controls: [] }).map(({ kind }) => kind);
    expect(steps('x', [0])).toEqual(['exchange']);
    expect(steps('swap', [0, 1])).toEqual(['exchange']);
    expect(steps('t', [0])).toEqual(['multiply']);
    expect(steps('rz', [0], 1)).toEqual(['multiply', 'multiply']);
    expect(steps('rx', [0], 0)).toEqual([]);
    expect(steps('rxx', [0, 1], 1)).toEqual(['pairs', 'pairs']);
  });

  it('refuses what it cannot do', () => {
    const refused = (unitary: Partial<PlacedUnitary>) => () =>
      stepsOf({ name: 'swap', angles: [], wires: [0, 1], controls: [], ...unitary });
    expect(refused({ wires: [1, 1] })).toThrow(RangeError);
    expect(refused({ controls: [{ qubit: 0, on: 1 }] })).toThrow(RangeError);
    expect(() => stepsOfMatrix(new Float64Array(32).fill(0.5), [0, 1])).toThrow('more than two basis states');
    expect(() => groundState(31)).toThrow(RangeError);
  });
});

describe('reading a qubit', () => {
  it('has the probabilities of its two halves, and leaves a normalized state', () => {
    const random = seededRandom(8);
    for (let qubit = 0; qubit < 4; qubit += 1) {
      const state = randomState(4, random);
      const shares = marginal(bornProbabilities(state), [qubit]);
      const norms = splitNorm(state, qubit);
      for (const outcome of [0, 1] as const) {
        expect(norms[outcome]).toBeCloseTo(shares[outcome] ?? NaN, 13);
        const projected = state.slice();
        projectOn(projected, qubit, outcome, norms[outcome]);
        const now = marginal(bornProbabilities(projected), [qubit]);
        expect(now[outcome]).toBeCloseTo(1, 13);
        expect(now[1 - outcome]).toBe(0);
      }
    }
  });

  it('sums out the others, the first qubit that is kept the lowest bit', () => {
    // Qubits 2 and 0 of |q₂q₁q₀⟩ = |100⟩ or |001⟩.
    const probabilities = Float64Array.of(0, 0.25, 0, 0.25, 0.5, 0, 0, 0);
    expect([...marginal(probabilities, [0, 2])]).toEqual([0, 0.5, 0.5, 0]);
    expect([...marginal(probabilities, [])]).toEqual([1]);
    expect([...marginal(probabilities, [0, 1, 2])]).toEqual([...probabilities]);
  });

  it('begins with |0…0⟩', () => {
    const state = groundState(3);
    applySteps(state, stepsOf({ name: 'x', angles: [], wires: [1], controls: [] }));
    expect([...bornProbabilities(state)]).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
  });
});
