import { expect, it } from 'vitest';
import { busiestYears, foundingYears } from './founding-years.ts';

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

it('finds the years in a row in which most began', () => {
  expect(busiestYears([1935, 2014, 2016, 2017, 2018, 2018, 2021], 5)).toEqual({ from: 2014, to: 2018, count: 5 });
  expect(busiestYears([2001, 2020], 5)).toEqual({ from: 2001, to: 2005, count: 1 });
});
