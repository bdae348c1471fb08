import { expect, it } from 'vitest';
import { logPlace, rangeOf } from './log-place.ts';

it('equal ratios take equal lengths', () => {
  expect(logPlace(1e-3, [1e-4, 1e-2])).toBeCloseTo(0.5);
  expect(logPlace(1e-4, [1e-4, 1e-2])).toBe(0);
  expect(logPlace(1e-2, [1e-4, 1e-2])).toBe(1);
});

it('has a place for every value, also where a range has no length or the value lies outside', () => {
  expect(logPlace(5, [5, 5])).toBe(0.5);
  expect(logPlace(0, [1, 10])).toBe(0.5);
  expect(logPlace(100, [1, 10])).toBe(1);
});

it('a range is of what is above 0', () => {
  expect(rangeOf([3, 0, 7])).toEqual([3, 7]);
  expect(rangeOf([0])).toBeUndefined();
});
