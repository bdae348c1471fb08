import { describe, expect, it } from 'vitest';
import { editDistance, nearestNames } from './nearest-names.ts';

const NAMES = ['Decoherence', 'Coherence Time', 'Surface Code', 'Qubit', 'Qudit', 'IonQ', "Grover's Algorithm"];

describe('the distance of two words', () => {
  it.each([
    ['qubit', 'qubit', 0],
    ['qbuit', 'qubit', 1],
    ['qubt', 'qubit', 1],
    ['qubiit', 'qubit', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('from "%s" to "%s" is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
    expect(editDistance(to, from)).toBe(distance);
  });
});

describe('nearest names', () => {
  it.each([
    ['deccoherence', 'Decoherence'],
    ['surfase cdoe', 'Surface Code'],
    ['qbit', 'Qubit'],
    ['groevr', "Grover's Algorithm"],
    ['INOQ', 'IonQ'],
  ])('%s may mean %s', (typed, meant) => {
    expect(nearestNames(typed, NAMES, 3)[0]).toBe(meant);
  });

  it('are none for what resembles nothing', () => {
    expect(nearestNames('xxyyzzqq', NAMES, 3)).toEqual([]);
  });

  it('are no more than asked for', () => {
    expect(nearestNames('qubit', NAMES, 1)).toEqual(['Qubit']);
  });
});
