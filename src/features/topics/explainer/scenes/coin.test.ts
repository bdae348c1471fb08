import { expect, it } from 'vitest';
import { coinChance, qubitChance } from './coin.ts';

it('R41.2: a second toss undoes the first one of a qubit, and leaves a coin as it is', () => {
  expect([0, 1, 2, 3, 4].map(coinChance)).toEqual([1, 0.5, 0.5, 0.5, 0.5]);
  [1, 0.5, 1, 0.5, 1].forEach((chance, tosses) => {
    expect(qubitChance(tosses, false)).toBeCloseTo(chance, 12);
  });
});

it('R41.2: a qubit that is read between the tosses is as random as a coin', () => {
  [1, 0.5, 0.5, 0.5, 0.5].forEach((chance, tosses) => {
    expect(qubitChance(tosses, true)).toBeCloseTo(chance, 12);
  });
});
