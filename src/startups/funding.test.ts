import { expect, it } from 'vitest';
import { inBillions, sum, totalFunding } from './funding.ts';

it('the total is the rounded sum in billions', () => {
  expect(totalFunding([1.3e9, 140e6, 3e9])).toBe('$4B+');
  expect(totalFunding([])).toBe('$0B+');
});

it('the sum before rounding has two decimals', () => {
  expect(inBillions(sum([1.3e9, 140e6, 3.1e9]))).toBe('$4.54B');
});
