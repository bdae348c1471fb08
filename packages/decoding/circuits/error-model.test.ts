import { describe, expect, it } from 'vitest';
import type { DetectorErrorModel } from '../model/detector-error-model.ts';
import { isFault } from '../model/fault.ts';
import { readDetectorErrorModel } from '../model/read-dem.ts';
import { readFixture } from '../testing/fixtures.ts';
import { uniformNoise } from './circuit-noise.ts';
import { errorModelOf } from './error-model.ts';
import type { NoisyCircuit } from './noisy-circuit.ts';
import { repetitionMemory } from './repetition-memory.ts';
import { surfaceMemory } from './surface-memory.ts';
import { toricMemory } from './toric-memory.ts';

const run = { rounds: 3, noise: uniformNoise(0.001) };

function read(text: string): DetectorErrorModel {
  const model = readDetectorErrorModel(text);
  if (isFault(model)) throw new Error(model.message);
  return model;
}

describe('the error model of a circuit (R51.4)', () => {
  it.each([
    ['rotated-surface-z-d3.dem', surfaceMemory(3, 'Z', run)],
    ['rotated-surface-x-d3.dem', surfaceMemory(3, 'X', run)],
    ['repetition-d3.dem', repetitionMemory(3, run)],
  ])('has the order, detectors, places and observables of Stim: %s', (name, circuit) => {
    const [ours, theirs] = [errorModelOf(circuit), read(readFixture(name))];
    expect(ours.mechanisms.map(({ parts }) => parts)).toEqual(theirs.mechanisms.map(({ parts }) => parts));
    expect({ ...ours, mechanisms: [] }).toEqual({ ...theirs, mechanisms: [] });
  });

  it('has flips of at most two detectors on a torus', () => {
    const { mechanisms } = errorModelOf(toricMemory(3, 'Z', run));
    expect(mechanisms).toHaveLength(1044);
    expect(mechanisms.flatMap(({ parts }) => parts).every(({ detectors }) => detectors.length <= 2)).toBe(true);
  });

  it('passes a controlled sign as a controlled flip between turns', () => {
    const circuit = (between: NoisyCircuit): NoisyCircuit => [
      { name: 'R', targets: [0] },
      { name: 'RX', targets: [1] },
      { name: 'DEPOLARIZE1', probability: 0.01, targets: [0, 1] },
      ...between,
      { name: 'DEPOLARIZE2', probability: 0.01, targets: [1, 0] },
      { name: 'M', targets: [0] },
      { name: 'MX', targets: [1] },
      { name: 'DETECTOR', place: [], records: [-2] },
      { name: 'DETECTOR', place: [], records: [-1] },
    ];
    const turn = { name: 'H', targets: [1] } as const;
    const pair = { targets: [0, 1] } as const;
    const model = errorModelOf(circuit([{ name: 'CZ', ...pair }]));
    expect(model).toEqual(errorModelOf(circuit([turn, { name: 'CX', ...pair }, turn])));
    expect(model.coordinates.size).toBe(0);
  });

  it('refuses what is random without noise', () => {
    const detector = { name: 'DETECTOR', place: [], records: [-1] } as const;
    const measured = { name: 'M', targets: [0] } as const;
    expect(() => errorModelOf([{ name: 'H', targets: [0] }, measured, detector])).toThrow(
      'Detector 0 is random even without noise, because of qubit 0',
    );
    expect(() => errorModelOf([{ name: 'RX', targets: [0] }, measured, detector])).toThrow('Detector 0 is random');
    expect(() => errorModelOf([{ name: 'MX', targets: [3] }, detector])).toThrow('because of qubit 3');
    const observable = { name: 'OBSERVABLE_INCLUDE', observable: 2, records: [-1] } as const;
    expect(() => errorModelOf([{ name: 'MX', targets: [0] }, observable])).toThrow('Observable 2 is random');
  });

  it('refuses measurements, observables and noise that there are not', () => {
    const measured = { name: 'M', targets: [0] } as const;
    for (const record of [-2, 0])
      expect(() => errorModelOf([measured, { name: 'DETECTOR', place: [], records: [record] }])).toThrow(
        `Detector 0 asks for measurement ${record} of 1`,
      );
    expect(() => errorModelOf([measured, { name: 'OBSERVABLE_INCLUDE', observable: 30, records: [-1] }])).toThrow(
      'at most 30 observables',
    );
    expect(() => errorModelOf([{ name: 'CX', targets: [0, 1, 2] }])).toThrow(
      'CX acts on pairs of qubits, and here are 3',
    );
    expect(() => errorModelOf([{ name: 'DEPOLARIZE1', probability: 0.8, targets: [0] }])).toThrow(
      'DEPOLARIZE1 has a probability between 0 and 0.75, not 0.8',
    );
  });

  it('refuses a channel that too many detectors see', () => {
    const seen = Array.from({ length: 40 }, (_, at) => at + 1);
    const circuit: NoisyCircuit = [
      { name: 'X_ERROR', probability: 0.1, targets: [0] },
      { name: 'CX', targets: seen.flatMap((qubit) => [0, qubit]) },
      { name: 'M', targets: seen },
      ...seen.map((back) => ({ name: 'DETECTOR', place: [], records: [-back] }) as const),
    ];
    expect(() => errorModelOf(circuit)).toThrow('More than 31 detectors see the errors of one channel');
  });

  it('refuses an error that only more than two detectors see', () => {
    const circuit: NoisyCircuit = [
      { name: 'X_ERROR', probability: 0.1, targets: [0] },
      { name: 'CX', targets: [0, 1, 0, 2] },
      { name: 'M', targets: [0, 1, 2] },
      ...[-1, -2, -3].map((record) => ({ name: 'DETECTOR', place: [], records: [record] }) as const),
    ];
    expect(() => errorModelOf(circuit)).toThrow('An error flips detector 0, detector 1, detector 2 at once');
  });
});
