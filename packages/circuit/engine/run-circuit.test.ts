import { describe, expect, it } from 'vitest';
import {
  BELL,
  type Circuit,
  controlledBy,
  emptyCircuit,
  gate,
  measurement,
  type Operation,
  register,
} from '../circuit/circuit.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { mutualInformation } from './mutual-information.ts';
import { finalBits, runCircuit } from './run-circuit.ts';
import { drawShots, shareDeviation } from './shots.ts';
import type { Branch, Snapshot } from './snapshot.ts';
import { thinOut } from './thin-out.ts';

const HALF = Math.SQRT1_2;

function circuit(qubits: number, bits: number, ...operations: Operation[]): Circuit {
  return { ...emptyCircuit(qubits), bits: register('c', bits), columns: operations.map((each) => [each]) };
}

const shown = (of: Circuit, cut = of.columns.length, t = 0): Snapshot => runCircuit(of, { t, cut });

function expectNumbers(actual: Iterable<number> | undefined, expected: number[]): void {
  const numbers = [...(actual ?? [])];
  expect(numbers).toHaveLength(expected.length);
  for (const [index, number] of numbers.entries()) expect(number).toBeCloseTo(expected[index] ?? NaN, 12);
}

describe('runCircuit', () => {
  it('shows the state at every cut', () => {
    expectNumbers(shown(BELL, 0).branches[0]?.state, [1, 0, 0, 0, 0, 0, 0, 0]);
    expectNumbers(shown(BELL, 1).branches[0]?.state, [HALF, 0, HALF, 0, 0, 0, 0, 0]);
    expectNumbers(shown(BELL, 2).branches[0]?.state, [HALF, 0, 0, 0, 0, 0, HALF, 0]);
    expectNumbers(shown(BELL, 2).probabilities, [0.5, 0, 0, 0.5]);
    expect(shown(BELL, 2)).toMatchObject({
      qubits: 2,
      cut: 2,
      isExact: true,
      bits: new Map([['', expect.closeTo(1)]]),
    });
  });

  it('shows each qubit by itself', () => {
    const [plus, zero] = shown(BELL, 1).qubitStates;
    expect(plus?.bloch.x).toBeCloseTo(1, 12);
    expect(plus).toMatchObject({ length: expect.closeTo(1), one: expect.closeTo(0.5), entropy: expect.closeTo(0) });
    expect(zero).toMatchObject({ bloch: { x: 0, y: 0, z: expect.closeTo(1) }, one: expect.closeTo(0) });
    for (const half of shown(BELL, 2).qubitStates)
      expect(half).toMatchObject({ length: expect.closeTo(0), one: expect.closeTo(0.5), entropy: expect.closeTo(1) });
  });

  it('follows the swept angle', () => {
    const turning = circuit(1, 0, gate('ry', [0], { angles: ['pi*t'] }));
    for (const t of [0, 0.25, 0.5, 1])
      expect(shown(turning, 1, t).qubitStates[0]?.one).toBeCloseTo(Math.sin((Math.PI * t) / 2) ** 2, 12);
  });

  it('keeps global phases as computed', () => {
    expectNumbers(shown(circuit(1, 0, gate('gphase', [0], { angles: ['pi/2'] }))).branches[0]?.state, [0, 1, 0, 0]);
    expectNumbers(shown(circuit(1, 0, gate('rz', [0], { angles: ['pi'] }))).branches[0]?.state, [0, -1, 0, 0]);
  });

  it('branches at a measurement, and joins branches that are the same again', () => {
    const measured = circuit(
      2,
      1,
      ...BELL.columns.flat(),
      measurement(0, 0),
      gate('x', [1], { condition: [{ bit: 0, value: 1 }] }),
    );
    const { branches, bits } = shown(measured, 3);
    expect(branches.map(({ bits: [bit], probability }) => [bit, Math.round(probability * 1e9) / 1e9])).toEqual([
      [0, 0.5],
      [1, 0.5],
    ]);
    expectNumbers(branches[1]?.state, [0, 0, 0, 0, 0, 0, 1, 0]);
    expect([...bits.keys()]).toEqual(['0', '1']);
    expect(shown(measured, 4).qubitStates[1]?.one).toBeCloseTo(0, 12);
    const reset: Operation = { kind: 'preparation', state: '0', qubit: 0, condition: [] };
    expect(shown(circuit(2, 0, ...BELL.columns.flat(), reset)).branches).toHaveLength(2);
    const disentangled = [...BELL.columns.flat(), gate('x', [1], { controls: controlledBy(0) }), reset];
    expect(shown(circuit(2, 0, ...disentangled)).branches).toHaveLength(1);
  });

  it('stays exact where more outcomes are read at the end than branches are kept', () => {
    const spread = [
      gate('ry', [0], { angles: ['1'] }),
      ...Array.from({ length: 8 }, (_, wire) => gate('h', [wire + 1])),
    ];
    const bases = ['y', 'x', 'z', 'z', 'z', 'z', 'z', 'z', 'z'] as const;
    const read = bases.map((basis, wire) => measurement(wire, wire, basis));
    const all = circuit(9, 9, ...spread, gate('s', [1]), ...read);
    const { branches, isExact, bits, qubitStates, probabilities } = shown(all);
    expect(branches).toEqual([]);
    expect(isExact).toBe(true);
    expect(bits.size).toBe(512);
    for (const probability of bits.values()) expect(probability).toBeCloseTo(1 / 512, 14);
    // |+i⟩ was read along x and an Ry(1) along y: nothing is left of either.
    for (const place of [0, 1]) expect(qubitStates[place]?.length).toBeCloseTo(0, 12);
    for (const probability of probabilities) expect(probability).toBeCloseTo(1 / 512, 14);
    expect(runCircuit(all, { t: 0, cut: all.columns.length, branches: 512 }).branches).toHaveLength(512);
  });

  it('gives the same numbers read at once and branch by branch', () => {
    const random = seededRandom(17);
    for (let trial = 0; trial < 20; trial += 1) {
      const gates = Array.from({ length: 12 }, (_, index) => {
        const wire = Math.floor(4 * random());
        return index % 2
          ? gate('u', [wire], { angles: [`${3 * random()}`, `${3 * random()}`, `${3 * random()}`] })
          : gate('x', [(wire + 1) % 4], { controls: controlledBy(wire) });
      });
      const read = ([0, 1, 2] as const).map((wire) => measurement(wire, wire, (['x', 'y', 'z'] as const)[wire]));
      const all = circuit(4, 3, ...gates, ...read);
      const [split, atOnce] = [shown(all), runCircuit(all, { t: 0, cut: all.columns.length, branches: 2 })];
      expect(split.branches.length).toBeGreaterThan(2);
      expect(atOnce.branches).toEqual([]);
      expectNumbers(atOnce.probabilities, [...split.probabilities]);
      expect(atOnce.bits.size).toBe(split.bits.size);
      for (const [outcome, probability] of split.bits) expect(atOnce.bits.get(outcome)).toBeCloseTo(probability, 12);
      for (const axis of ['x', 'y', 'z'] as const) {
        expectNumbers(
          atOnce.qubitStates.map(({ bloch }) => bloch[axis]),
          split.qubitStates.map(({ bloch }) => bloch[axis]),
        );
      }
    }
  });

  it('draws branches beyond the limit, and says so', () => {
    const turn = gate('ry', [0], { angles: ['1'] });
    const many = circuit(1, 10, ...Array.from({ length: 10 }, (_, bit) => [turn, measurement(0, bit)]).flat());
    const { isExact, branches, bits } = shown(many);
    expect(isExact).toBe(false);
    expect(branches.length).toBeLessThanOrEqual(256);
    expect([...bits.values()].reduce((sum, each) => sum + each)).toBeCloseTo(1, 12);
    expect(shown(many)).toEqual(shown(many));
    expect(finalBits(many, { t: 0 }).isExact).toBe(false);
    expect(runCircuit(many, { t: 0, cut: many.columns.length, branches: 1024 }).isExact).toBe(true);
  });
});

describe('finalBits', () => {
  it('does not depend on the cut, and branches only for what bears on the bits', () => {
    const fair = Array.from({ length: 12 }, (_, wire) => [gate('h', [wire]), measurement(wire, wire)]).flat();
    const { bits, isExact } = finalBits(circuit(12, 12, ...fair), { t: 0 });
    expect(isExact).toBe(true);
    expect(bits.size).toBe(4096);
    expect(finalBits(BELL, { t: 0 })).toEqual({ bits: new Map([['', 1]]), isExact: true });
  });
});

describe('thinOut', () => {
  const branchesOf = (probabilities: number[]): Branch[] =>
    probabilities.map((probability, index) => ({
      probability,
      bits: Uint8Array.of(index),
      state: new Float64Array(2),
    }));

  it('keeps what is probable as it is, the sum, and the mean of each branch', () => {
    const random = seededRandom(5);
    const probabilities = [0.4, 0.2, ...Array.from({ length: 40 }, (_, index) => (0.4 * (index + 1)) / 820)];
    const means = probabilities.map(() => 0);
    const rounds = 20_000;
    for (let round = 0; round < rounds; round += 1) {
      const thinned = thinOut(branchesOf(probabilities), 10, random);
      expect(thinned.length).toBeLessThanOrEqual(10);
      for (const {
        bits: [index = 0],
        probability,
      } of thinned)
        means[index] = (means[index] ?? 0) + probability / rounds;
    }
    expect(means.reduce((sum, mean) => sum + mean)).toBeCloseTo(1, 9);
    for (const [index, mean] of means.entries()) {
      const probability = probabilities[index] ?? NaN;
      // A branch survives with the chance p/c and then counts c = 0.4/8.
      const deviation = index < 2 ? 1e-12 : Math.sqrt((probability * (0.05 - probability)) / rounds);
      expect(Math.abs(mean - probability)).toBeLessThan(5 * deviation);
    }
  });

  it('leaves few branches alone', () => {
    const few = branchesOf([0.5, 0.5]);
    expect(thinOut(few, 2, () => 0)).toBe(few);
    expect(thinOut(branchesOf([0.25, 0.25, 0.25, 0.25]), 1, () => 0.999)).toHaveLength(1);
  });
});

describe('mutualInformation', () => {
  it('is 2 bits in a Bell pair, 1 once it was read, and 0 between strangers', () => {
    expect(mutualInformation(shown(BELL), 0, 1)).toBeCloseTo(2, 10);
    expect(mutualInformation(shown(BELL, 1), 0, 1)).toBeCloseTo(0, 10);
    expect(mutualInformation(shown(circuit(2, 1, ...BELL.columns.flat(), measurement(1, 0))), 1, 0)).toBeCloseTo(1, 10);
    const ghz = [...BELL.columns.flat(), gate('x', [2], { controls: controlledBy(1) })];
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [2, 1],
    ] as const)
      expect(mutualInformation(shown(circuit(3, 0, ...ghz)), a, b)).toBeCloseTo(1, 10);
  });

  it('is not told without states, nor of a qubit with itself', () => {
    expect(mutualInformation({ ...shown(BELL), branches: [] }, 0, 1)).toBeUndefined();
    expect(() => mutualInformation(shown(BELL), 1, 1)).toThrow(RangeError);
    expect(() => mutualInformation(shown(BELL), 0, 2)).toThrow(RangeError);
  });
});

describe('drawShots', () => {
  it('follows the distribution within five standard deviations, and repeats itself with its seed', () => {
    const distribution = new Map([
      ['00', 0.1],
      ['01', 0],
      ['10', 0.65],
      ['11', 0.25],
    ]);
    const shots = 20_000;
    const counts = drawShots(distribution, shots, seededRandom(2));
    expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(shots);
    expect(counts.has('01')).toBe(false);
    for (const [outcome, count] of counts) {
      const probability = distribution.get(outcome) ?? NaN;
      expect(Math.abs(count / shots - probability)).toBeLessThan(5 * shareDeviation(probability, shots));
    }
    expect(drawShots(distribution, 50, seededRandom(9))).toEqual(drawShots(distribution, 50, seededRandom(9)));
  });

  it('has the deviation of the binomial distribution', () => {
    expect(shareDeviation(0.5, 100)).toBe(0.05);
    expect(shareDeviation(1, 100)).toBe(0);
  });

  it('draws what is possible at the ends of the random numbers', () => {
    const edges = new Map([
      ['a', 0],
      ['b', 0.5],
      ['c', 0.5],
      ['d', 0],
    ]);
    expect([...drawShots(edges, 1, () => 0).keys()]).toEqual(['b']);
    expect([...drawShots(edges, 1, () => 1 - 2 ** -53).keys()]).toEqual(['c']);
    expect(() => drawShots(new Map(), 1, () => 0)).toThrow(RangeError);
  });
});
