import { describe, expect, it } from 'vitest';
import {
  CHSH,
  countRange95,
  depolarizingFromInfidelity,
  deviationInSigmas,
  evenParity,
  noisyBellPair,
} from './first-quantum-circuit-theory.ts';

describe('counts', () => {
  it('1,024 tosses lie between 481 and 543 in 95% of all repetitions', () => {
    expect(countRange95(1024, 0.5)).toEqual([481, 543]);
  });

  it('are judged in standard deviations', () => {
    expect(deviationInSigmas(560, 1024, 0.5)).toBe(3);
    expect(deviationInSigmas(496, 1024, 0.5)).toBe(-1);
  });
});

describe('noise', () => {
  it.each([
    [0.01, 0.02, 0.9562],
    [0.005, 0.01, 0.9778],
    [depolarizingFromInfidelity(0.01), 0.02, 0.9547],
  ])('p = %d and q = %d leave a parity that is even with probability %d', (p, q, even) => {
    expect(evenParity(p, q)).toBeCloseTo(even, 4);
  });

  it('is nothing at p = q = 0 and everything at p = 1', () => {
    expect(evenParity(0, 0)).toBe(1);
    expect(evenParity(1, 0.1)).toBeCloseTo(0.5, 12);
  });

  it('the four outcomes add up to 1', () => {
    const outcomes = noisyBellPair(0.01, 0.02);
    expect(Object.values(outcomes).reduce((sum, p) => sum + p)).toBeCloseTo(1, 12);
    expect(outcomes['00']).toBeCloseTo(0.4781, 4);
    expect(outcomes['01']).toBeCloseTo(0.0219, 4);
  });
});

it('quantum states pass the local bound of CHSH', () => {
  expect(CHSH.quantum).toBeCloseTo(2.828, 3);
});
