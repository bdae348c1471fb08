import { describe, expect, it } from 'vitest';
import { rotatedSurfaceCode } from '../codes/rotated-surface.ts';
import { toricCode } from '../codes/toric.ts';
import { flipModel, phenomenologicalModel } from './phenomenological.ts';

const patch = rotatedSurfaceCode(3);
const noise = { data: 0.01, measurement: 0.02, rounds: 2 };

describe('errors that are read again and again (R51.2)', () => {
  it('has a detector for each check and reading, and a mechanism for each qubit and misread check', () => {
    const model = phenomenologicalModel(patch, 'X', noise);
    expect(model.detectors).toBe(3 * 4);
    expect(model.mechanisms).toHaveLength(3 * 9 + 2 * 4);
    expect(model.mechanisms.map(({ probability }) => probability).filter((p) => p === 0.02)).toHaveLength(2 * 4);
    expect(model.coordinates.get(11)).toEqual([4, 4, 2]);
  });

  it('shows an error in one reading, and a misread check in two', () => {
    const { mechanisms } = phenomenologicalModel(patch, 'X', noise);
    // The middle qubit is in two checks of Z.
    expect(mechanisms[4]?.parts).toEqual([{ detectors: [0, 3], observables: 0 }]);
    expect(mechanisms[13 + 4]?.parts).toEqual([{ detectors: [4, 7], observables: 0 }]);
    expect(mechanisms[9]?.parts).toEqual([{ detectors: [0, 4], observables: 0 }]);
  });

  it('flips the observable along the row of the logical Z, or the column of the logical X', () => {
    const flipping = (error: 'X' | 'Z') =>
      flipModel(patch, error, 0.1).mechanisms.flatMap(({ parts }, qubit) => (parts[0]?.observables ? [qubit] : []));
    expect(flipping('X')).toEqual([0, 1, 2]);
    expect(flipping('Z')).toEqual([0, 3, 6]);
  });

  it('follows both logical qubits of a torus, where every error is seen twice', () => {
    const { observables, mechanisms } = flipModel(toricCode(3), 'X', 0.1);
    expect(observables).toBe(2);
    expect(mechanisms.every(({ parts }) => parts[0]?.detectors.length === 2)).toBe(true);
    expect(new Set(mechanisms.map(({ parts }) => parts[0]?.observables))).toEqual(new Set([0, 1, 2]));
  });

  it('refuses what is no probability, and half a round', () => {
    for (const data of [-0.1, 1.01, Number.NaN]) expect(() => flipModel(patch, 'X', data)).toThrow('between 0 and 1');
    expect(() => phenomenologicalModel(patch, 'X', { ...noise, rounds: 1.5 })).toThrow('no number of rounds');
  });
});
