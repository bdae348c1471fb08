import { expect, it } from 'vitest';
import { foundingYears } from './founding-years.ts';

it('counts each year, also those in which nothing was founded, and the early ones together', () => {
  expect(foundingYears([2014, 1999, 2012, 2014, 1935], 2012)).toEqual([
    { label: '<2012', value: 2 },
    { label: '2012', value: 1 },
    { label: '2013', value: 0 },
    { label: '2014', value: 2 },
  ]);
});

it('begins with the first year where there is no later one', () => {
  expect(foundingYears([1999], 2012)).toEqual([
    { label: '<2012', value: 1 },
    { label: '2012', value: 0 },
  ]);
});
