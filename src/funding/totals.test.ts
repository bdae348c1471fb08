import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { documentedSum, sumOf, sumsByKind } from './totals.ts';

const rounds = entriesOf('funding-rounds');

it('the sums are those that the page speaks of', () => {
  expect(sumOf(rounds)).toBeCloseTo(3_157.7e6, 0);
  expect(documentedSum(rounds)).toBeCloseTo(1_335.7e6, 0);
});

it('the kinds add up to the whole, and venture capital leads with about a third', () => {
  const kinds = sumsByKind(rounds);
  expect(kinds.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(sumOf(rounds), 0);
  expect(kinds[0]?.label).toBe('Venture capital');
  expect((kinds[0]?.value ?? 0) / sumOf(rounds)).toBeGreaterThan(0.3);
  expect((kinds[0]?.value ?? 0) / sumOf(rounds)).toBeLessThan(0.37);
});

it('what the page says is left out of the sums is one amount in euro and one that was not disclosed', () => {
  const left = rounds.filter(({ usdMillions }) => usdMillions === undefined).map(({ amount }) => amount);
  expect(left.sort()).toEqual(['Not disclosed', '€100M']);
});
