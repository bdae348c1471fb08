import { expect, it } from 'vitest';
import { fundingOf, inBillions, sum, totalFunding } from './funding.ts';

it('R24.4: the total is the rounded sum in billions', () => {
  expect(totalFunding([1.3e9, 140e6, 3e9])).toBe('$4B+');
  expect(totalFunding([])).toBe('$0B+');
});

it('the sum before rounding has two decimals', () => {
  expect(inBillions(sum([1.3e9, 140e6, 3.1e9]))).toBe('$4.54B');
});

const startup = (...funding: object[]) => ({
  figures: { funding: funding.map((value) => ({ asOf: '2026-09', source: 'edition-2024', ...value })) },
});
const usd = (value: number) => ({ value: 'Some', amount: { value, currency: 'USD' as const } });

it('R17.1, R24.4: the funding of a startup is its newest amount in dollars, and nothing where there is none', () => {
  expect(fundingOf(startup(usd(1.6e9), usd(1.3e9)))).toBe(1.6e9);
  expect(fundingOf(startup({ absent: 'not on record' }, usd(24e6)))).toBe(0);
  expect(fundingOf(startup({ value: '€340M', amount: { value: 340e6, currency: 'EUR' } }))).toBe(0);
});
