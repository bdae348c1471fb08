import { expect, it } from 'vitest';
import { play } from './shors-algorithm-play.ts';

const at = (problem: number, s: number) => play.stateOf({ problem, s });

it('R42.2: the sentence says how often the outcome comes, and what is read from it', () => {
  expect(at(0, 0).title).toBe('0 comes in 25 of 100 runs and says nothing about the order');
  expect(at(0, 1).title).toBe('64 comes in 25 of 100 runs and is read as 1/4: the order is 4');
  expect(at(0, 2).title).toBe('128 comes in 25 of 100 runs and is read as 1/2: 2 only divides the order 4');
  expect(at(1, 5).title).toBe('427 comes in 11 of 100 runs and is read as 5/6: the order is 6');
  expect(at(1, 3).title).toBe('256 comes in 17 of 100 runs and is read as 1/2: 2 only divides the order 6');
});

it('a tooth beyond the last is the last', () => {
  expect(at(0, 5)).toEqual(at(0, 3));
  expect(play.controls[0]?.say(5, { problem: 0, s: 5 })).toBe('c = 192');
});

it('powers come round after the order, and the probabilities add up to one', () => {
  for (const problem of [0, 1]) {
    const { powers, r, outcomes } = at(problem, 1).data;
    expect(powers.slice(r)).toEqual(powers.slice(0, -r));
    expect(powers.indexOf(1, 1)).toBe(r);
    expect(outcomes.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 9);
  }
});
