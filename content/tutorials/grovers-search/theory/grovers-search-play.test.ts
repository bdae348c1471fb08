import { expect, it } from 'vitest';
import { angleText, play } from './grovers-search-play.ts';
import { successProbability } from './grovers-search-theory.ts';

const at = (k: number) => play.stateOf({ k });

it('R42.2: the sentence says how often the marked item is read, and when to stop', () => {
  expect(at(0).title).toBe('At the start, 101 is read in 13 of 100 runs');
  expect(at(1).title).toBe('After 1 iteration, 101 is read in 78 of 100 runs');
  expect(at(2).title).toBe('After 2 iterations, 101 is read in 95 of 100 runs: stop here');
  expect(at(3).title).toBe('After 3 iterations, 101 is read in 33 of 100 runs: too far');
  expect(at(4).title).toMatch(/in 1 of 100 runs: too far$/);
  expect(at(6).title).toBe('After 6 iterations, 101 is read in nearly all runs, with the arrow pointing down');
});

it.each([0, 1, 2, 3, 4, 5, 6])('bars, mean and arrow after %i iterations belong together', (k) => {
  const { items, marked, mean, angles } = at(k).data;
  const values = items.map(({ value }) => value);
  expect(values.reduce((sum, value) => sum + value ** 2, 0)).toBeCloseTo(1, 12);
  expect(values.reduce((sum, value) => sum + value, 0) / 8).toBeCloseTo(mean, 12);
  expect((values[marked] ?? 0) ** 2).toBeCloseTo(successProbability(8, k), 12);
  expect(Math.sin(angles.at(-1) ?? 0)).toBeCloseTo(values[marked] ?? 0, 12);
  expect(angles).toHaveLength(k + 1);
});

it('the arrow has gone nearly three quarters round after six', () => {
  expect(angleText(at(2).data.angles.at(-1) ?? 0)).toBe('103.5°');
  expect(angleText(at(6).data.angles.at(-1) ?? 0)).toBe('269.2°');
});
