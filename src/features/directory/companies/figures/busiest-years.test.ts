import { expect, it } from 'vitest';
import { busiestYears } from './busiest-years.ts';

it('finds the years in a row in which most began', () => {
  expect(busiestYears([1935, 2014, 2016, 2017, 2018, 2018, 2021], 5)).toEqual({ from: 2014, to: 2018, count: 5 });
  expect(busiestYears([2001, 2020], 5)).toEqual({ from: 2001, to: 2005, count: 1 });
});
