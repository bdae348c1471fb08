import { describe, expect, it } from 'vitest';
import {
  BELL,
  type Circuit,
  controlledBy,
  emptyCircuit,
  gate,
  measurement,
  type Operation,
  type PreparedState,
  register,
} from '../circuit/circuit.ts';
import { exactOutcomes } from './exact-outcomes.ts';

function circuit(qubits: number, bits: number, ...operations: Operation[]): Circuit {
  return { ...emptyCircuit(qubits), bits: register('c', bits), columns: operations.map((each) => [each]) };
}

const prepare = (qubit: number, state: PreparedState): Operation => ({
  kind: 'preparation',
  state,
  qubit,
  condition: [],
});

function expectOutcomes(of: Circuit, expected: Record<string, number>, t = 0): void {
  const outcomes = exactOutcomes(of, { t });
  expect([...outcomes.keys()].sort()).toEqual(Object.keys(expected).sort());
  for (const [outcome, probability] of outcomes) expect(probability).toBeCloseTo(expected[outcome] ?? NaN, 12);
}

describe('exactOutcomes', () => {
  it('gives all qubits where nothing is measured, qubit 0 rightmost', () => {
    expectOutcomes(BELL, { '00': 0.5, '11': 0.5 });
    expectOutcomes(circuit(3, 0, gate('x', [0])), { '001': 1 });
    expectOutcomes(emptyCircuit(2), { '00': 1 });
  });

  it('gives the bits where something is measured, bit 0 rightmost, and 0 for what is never written', () => {
    expectOutcomes(circuit(2, 3, gate('x', [1]), measurement(1, 0)), { '001': 1 });
    const angle = gate('ry', [0], { angles: ['pi*t'] });
    expectOutcomes(circuit(1, 1, angle, measurement(0, 0)), { '0': 0.75, '1': 0.25 }, 1 / 3);
  });

  it('takes the last of several readings into one bit', () => {
    const x = gate('x', [0]);
    expectOutcomes(circuit(1, 1, measurement(0, 0), x, measurement(0, 0)), { '1': 1 });
    expectOutcomes(circuit(2, 1, gate('h', [0]), measurement(0, 0), measurement(1, 0)), { '0': 1 });
  });

  it('lets later gates depend on bits', () => {
    const flip = gate('x', [1], { condition: [{ bit: 0, value: 1 }] });
    const all = [gate('ry', [0], { angles: ['2*arcsin(sqrt(0.3))'] }), measurement(0, 0), flip, measurement(1, 1)];
    expectOutcomes(circuit(2, 2, ...all), { '00': 0.7, '11': 0.3 });
  });

  it('reads the same qubit twice in agreement, and anew after a preparation', () => {
    const h = gate('h', [0]);
    expectOutcomes(circuit(1, 2, h, measurement(0, 0), measurement(0, 1)), { '00': 0.5, '11': 0.5 });
    expectOutcomes(circuit(1, 2, h, measurement(0, 0), prepare(0, '0'), measurement(0, 1)), { '00': 0.5, '01': 0.5 });
  });

  it.each([
    ['+', 'x', '0'],
    ['-', 'x', '1'],
    ['i', 'y', '0'],
    ['0', 'z', '0'],
    ['1', 'z', '1'],
  ] as const)('prepares |%s⟩, which along %s reads %s', (state, basis, outcome) => {
    expectOutcomes(circuit(1, 1, gate('h', [0]), prepare(0, state), measurement(0, 0, basis)), { [outcome]: 1 });
  });

  it('leaves a qubit read along x or y in the state that was read', () => {
    for (const basis of ['x', 'y'] as const) {
      const all = [measurement(0, 0, basis), measurement(0, 1, basis)];
      expectOutcomes(circuit(1, 2, ...all), { '00': 0.5, '11': 0.5 });
    }
  });

  it('teleports a state exactly, whatever was read on the way', () => {
    const state = gate('u', [0], { angles: ['1.1', '0.4', '0'] });
    const undo = gate('u', [2], { angles: ['-1.1', '0', '-0.4'] });
    const teleport = [
      state,
      gate('h', [1]),
      gate('x', [2], { controls: controlledBy(1) }),
      gate('x', [1], { controls: controlledBy(0) }),
      measurement(0, 0, 'x'),
      measurement(1, 1),
      gate('x', [2], { condition: [{ bit: 1, value: 1 }] }),
      gate('z', [2], { condition: [{ bit: 0, value: 1 }] }),
      undo,
      measurement(2, 2),
    ];
    expectOutcomes(circuit(3, 3, ...teleport), { '000': 0.25, '001': 0.25, '010': 0.25, '011': 0.25 });
  });

  it('holds only wires that bear on the outcome', () => {
    const ghz = Array.from({ length: 39 }, (_, wire) => gate('x', [wire + 1], { controls: controlledBy(wire) }));
    const late = Array.from({ length: 40 }, (_, wire) => gate('h', [wire]));
    // Only the first two wires of a chain bear on the second; what follows a reading bears on nothing.
    expectOutcomes(circuit(40, 1, gate('h', [0]), ...ghz.slice(0, 1), measurement(1, 0), ...late), {
      '0': 0.5,
      '1': 0.5,
    });
    const turned = late.flatMap((turn, wire) => [turn, gate('t', [wire]), turn]);
    expect(() => exactOutcomes(circuit(40, 1, ...turned, ...ghz, measurement(39, 0)), { t: 0 })).toThrow(
      '40 qubits take part',
    );
  });

  it('branches without a limit of 256, and merges what is the same', () => {
    const rounds = Array.from({ length: 10 }, (_, bit) => [gate('h', [0]), measurement(0, bit)]).flat();
    expect(exactOutcomes(circuit(1, 10, ...rounds), { t: 0 }).size).toBe(1024);
    const resets = Array.from({ length: 60 }, () => [gate('h', [0]), prepare(0, '0')]).flat();
    expectOutcomes(circuit(1, 1, ...resets, measurement(0, 0)), { '0': 1 });
  });

  it('refuses what does not exist', () => {
    const outcomes = (...all: Operation[]) => exactOutcomes(circuit(2, 1, ...all), { t: 0 });
    expect(() => outcomes(gate('nothing', [0]))).toThrow('Column 1: No gate is called nothing');
    expect(() => outcomes(gate('x', [0]), gate('x', [2]))).toThrow('Column 2: There is no such wire');
    expect(() => outcomes(measurement(0, 1))).toThrow('no such bit');
    expect(() => outcomes(gate('swap', [0]))).toThrow('Swap acts on 2 wires, not on 1');
    expect(() => outcomes(gate('swap', [0, 0]))).toThrow('Swap meets a wire twice');
    expect(() => outcomes(gate('x', [0], { controls: controlledBy(0) }))).toThrow('meets a wire twice');
    expect(() => outcomes(gate('rx', [0]))).toThrow('takes 1 angles, not 0');
    expect(() => outcomes(gate('rx', [0], { angles: ['w'] }))).toThrow('w has no value');
  });

  it('refuses gates that grow without bound, without taking them apart', () => {
    const gates = Array.from({ length: 12 }, (_, level) => ({
      name: `g${level}`,
      parameters: [],
      qubits: ['a'],
      columns: level === 0 ? [] : Array.from({ length: 10 }, () => [gate(`g${level - 1}`, [0])]),
    }));
    expect(() => exactOutcomes({ ...circuit(1, 0, gate('g11', [0])), gates }, { t: 0 })).toThrow('more than 1000000');
  });
});
