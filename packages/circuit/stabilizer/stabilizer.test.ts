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
import { engineFor } from '../engine/choose-engine.ts';
import { denseOutcomes } from '../engine/dense-outcomes.ts';
import { exactOutcomes, registerOf } from '../engine/exact-outcomes.ts';
import { NOISELESS, type NoiseModel } from '../engine/noise-model.ts';
import { runNoisyCircuit } from '../engine/noisy-run.ts';
import { sampleNoisyBits, sampleOutcomes } from '../engine/sample-outcomes.ts';
import { shareDeviation } from '../engine/shots.ts';
import { randomClifford } from '../engine/testing/random-clifford.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { cliffordAction } from './clifford.ts';
import { stabilizerOutcomes } from './outcomes.ts';

function circuit(qubits: number, bits: number, ...operations: Operation[]): Circuit {
  return { ...emptyCircuit(qubits), bits: register('c', bits), columns: operations.map((each) => [each]) };
}

const cx = (control: number, target: number) => gate('x', [target], { controls: controlledBy(control) });

function expectSame(actual: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>, label: string): void {
  const outcomes = new Set([...actual.keys(), ...expected.keys()]);
  for (const outcome of outcomes) {
    const difference = Math.abs((actual.get(outcome) ?? 0) - (expected.get(outcome) ?? 0));
    if (difference > 1e-9) expect.fail(`${label}: ${outcome} differs by ${difference}`);
  }
}

/** Each share lies within five standard deviations of its probability. */
function expectShares(counts: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>, shots: number): void {
  for (const [outcome, count] of counts) {
    const probability = expected.get(outcome) ?? 0;
    if (Math.abs(count / shots - probability) > 5 * shareDeviation(probability, shots) + 1e-12)
      expect.fail(`${outcome} came ${count} of ${shots} times, and has the probability ${probability}`);
  }
  const rarest = [...expected].filter(([outcome, probability]) => probability * shots > 50 && !counts.has(outcome));
  expect(rarest).toEqual([]);
}

describe('cliffordAction', () => {
  const on = (
    name: Parameters<typeof cliffordAction>[0]['name'],
    wires: number,
    controls: number,
    angles: number[] = [],
  ) =>
    cliffordAction({
      name,
      angles,
      wires: Array.from({ length: wires }, (_, wire) => wire),
      controls: controlledBy(...Array.from({ length: controls }, (_, place) => wires + place)),
    });

  it('finds from matrices which gates are Clifford', () => {
    for (const name of ['x', 'y', 'z', 'h', 's', 'sdg', 'sx', 'sxdg'] as const)
      expect(on(name, 1, 0), name).toBeDefined();
    for (const name of ['x', 'y', 'z'] as const) expect(on(name, 1, 1), name).toBeDefined();
    for (const name of ['swap', 'iswap'] as const) expect(on(name, 2, 0), name).toBeDefined();
    for (const name of ['rx', 'ry', 'rz', 'p'] as const)
      expect(on(name, 1, 0, [(-3 * Math.PI) / 2]), name).toBeDefined();
    for (const name of ['rxx', 'ryy', 'rzz'] as const) expect(on(name, 2, 0, [Math.PI / 2]), name).toBeDefined();
    expect(on('gphase', 1, 0, [0.3])).toBeDefined();
    expect(on('gphase', 1, 1, [Math.PI / 2])).toBeDefined();
    for (const name of ['t', 'tdg'] as const) expect(on(name, 1, 0), name).toBeUndefined();
    for (const name of ['h', 's', 'sx'] as const) expect(on(name, 1, 1), name).toBeUndefined();
    expect(on('x', 1, 2)).toBeUndefined();
    expect(on('swap', 2, 1)).toBeUndefined();
    expect(on('rx', 1, 0, [1.5708])).toBeUndefined();
    expect(on('rx', 1, 1, [Math.PI])).toBeDefined();
  });

  it('knows Paulis, and where they put signs', () => {
    expect(on('z', 1, 0)).toMatchObject({ isPauli: true, signs: [[0]] });
    expect(on('y', 1, 0)).toMatchObject({ isPauli: true });
    expect(on('h', 1, 0)).toEqual({ isPauli: false, outputs: [[1], [0]], signs: [[0, 1]] });
  });
});

describe('stabilizerOutcomes', () => {
  it('agrees with the dense engine on 10,000 circuits', () => {
    const random = seededRandom(2027);
    for (let seed = 0; seed < 10_000; seed += 1) {
      const qubits = 1 + (seed % 5);
      const of = registerOf(randomClifford({ qubits, bits: 3, operations: 4 + (seed % 11) }, random), 0);
      expectSame(stabilizerOutcomes(of, 1e6), denseOutcomes(of, 1e6), `circuit ${seed}`);
    }
  });

  it('reads a GHZ state of 1,000 qubits', () => {
    const chain = Array.from({ length: 999 }, (_, wire) => cx(wire, wire + 1));
    const outcomes = exactOutcomes(circuit(1000, 0, gate('h', [0]), ...chain), { t: 0 });
    expect(outcomes).toEqual(
      new Map([
        ['0'.repeat(1000), 0.5],
        ['1'.repeat(1000), 0.5],
      ]),
    );
  });

  it('teleports, with gates that depend on bits, in one branch', () => {
    const of = circuit(
      3,
      3,
      ...[gate('h', [0]), gate('s', [0]), gate('h', [1]), cx(1, 2), cx(0, 1)],
      measurement(0, 0, 'x'),
      measurement(1, 1),
      gate('x', [2], { condition: [{ bit: 1, value: 1 }] }),
      gate('z', [2], { condition: [{ bit: 0, value: 1 }] }),
      measurement(2, 2, 'y'),
    );
    expect(engineFor(registerOf(of, 0))).toBe('stabilizer');
    expect(Object.fromEntries(exactOutcomes(of, { t: 0 }))).toEqual({
      '000': 0.25,
      '001': 0.25,
      '010': 0.25,
      '011': 0.25,
    });
  });

  it('tells the 15 errors of the five-qubit code apart', () => {
    const checks = ['XZZXI', 'IXZZX', 'XIXZZ', 'ZXIXZ'];
    const read = (bit: number) =>
      [...(checks[bit % 4] ?? '')].flatMap((pauli, wire) =>
        pauli === 'I' ? [] : [gate(pauli.toLowerCase(), [wire], { controls: controlledBy(5) })],
      );
    const round = (first: number) =>
      checks.flatMap((_, check): Operation[] => [
        { kind: 'preparation', state: '+', qubit: 5, condition: [] },
        ...read(first + check),
        measurement(5, first + check, 'x'),
      ]);
    const syndromes = [0, 1, 2, 3, 4].flatMap((wire) =>
      ['x', 'y', 'z'].map((error) => {
        const outcomes = exactOutcomes(circuit(6, 8, ...round(0), gate(error, [wire]), ...round(4)), { t: 0 });
        const flips = new Set(
          [...outcomes.keys()].map((text) => Number.parseInt(text.slice(0, 4), 2) ^ Number.parseInt(text.slice(4), 2)),
        );
        expect(outcomes.size).toBe(16);
        return [...flips];
      }),
    );
    expect(syndromes.every((each) => each.length === 1)).toBe(true);
    expect(new Set(syndromes.flat()).size).toBe(15);
    expect(syndromes.flat()).not.toContain(0);
  });

  it('follows gates that are no Paulis and depend on bits, and says where there are too many of them', () => {
    const round = (bit: number) => [
      gate('h', [0]),
      measurement(0, bit),
      gate('h', [1], { condition: [{ bit, value: 1 }] }),
    ];
    const of = registerOf(circuit(2, 4, ...[0, 1, 2].flatMap(round), measurement(1, 3)), 0);
    expectSame(stabilizerOutcomes(of, 100), denseOutcomes(of, 100), 'rounds');
    const wide = circuit(
      40,
      20,
      ...Array.from({ length: 20 }, (_, bit) => round(bit)).flat(),
      ...chainOver(40),
      measurement(39, 0),
    );
    expect(() => exactOutcomes(wide, { t: 0 })).toThrow('Gates depend on bits in more than 1024 ways');
  });

  it('draws shots where outcomes are too many to list', () => {
    const wide = circuit(60, 0, ...Array.from({ length: 60 }, (_, wire) => gate('h', [wire])));
    expect(() => exactOutcomes(wide, { t: 0 })).toThrow('more than 4194304 outcomes');
    const shots = 2000;
    const counts = sampleOutcomes(wide, { t: 0, shots, seed: 7 });
    const ones = [...counts].reduce((sum, [text, count]) => sum + count * text.replaceAll('0', '').length, 0);
    // The mean of 60 × 2000 fair coins, within four standard deviations.
    expect(Math.abs(ones / (60 * shots) - 0.5)).toBeLessThan(4 * shareDeviation(0.5, 60 * shots));
    expect(sampleOutcomes(wide, { t: 0, shots, seed: 7 })).toEqual(counts);
  });
});

const chainOver = (qubits: number) => Array.from({ length: qubits - 1 }, (_, wire) => cx(wire, wire + 1));

describe('sampleNoisyBits', () => {
  const noise: NoiseModel = {
    ...NOISELESS,
    depolarizing1: 0.06,
    depolarizing2: 0.1,
    phaseDamping: 0.1,
    readOneOfZero: 0.04,
    readZeroOfOne: 0.09,
  };

  it('agrees with density matrices', () => {
    const random = seededRandom(5);
    const shots = 20_000;
    let compared = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const drawn = randomClifford({ qubits: 2 + (seed % 3), bits: 3, operations: 14 }, random);
      const of = { ...drawn, columns: [...drawn.columns, [measurement(0, 0)]] };
      const { bits } = runNoisyCircuit(of, { t: 0, cut: of.columns.length, noise });
      try {
        expectShares(sampleNoisyBits(of, { t: 0, shots, noise, seed }), bits, shots);
        compared += 1;
      } catch (problem) {
        if (!(problem instanceof RangeError)) throw problem;
        expect(problem.message).toContain('depends on bits and is no Pauli');
      }
    }
    expect(compared).toBeGreaterThan(15);
  });

  it('refuses amplitude damping, and gates that are not Clifford', () => {
    const of = circuit(1, 1, gate('t', [0]), measurement(0, 0));
    expect(() => sampleNoisyBits(of, { t: 0, shots: 10, noise })).toThrow('The gate t is not Clifford');
    expect(() => sampleNoisyBits(BELL, { t: 0, shots: 10, noise })).toThrow('nothing is');
    const damped = { ...noise, amplitudeDamping: 0.1 };
    expect(() => sampleNoisyBits(circuit(1, 1, measurement(0, 0)), { t: 0, shots: 10, noise: damped })).toThrow(
      'Amplitude damping is no Pauli noise',
    );
  });
});
