import { expect, it } from 'vitest';
import { FOUNDED_RANGES, foundedRange } from './directory-filter.ts';

it.each([
  [1935, 'Before 2010'],
  [2009, 'Before 2010'],
  [2010, '2010–2014'],
  [2017, '2015–2017'],
  [2018, '2018–2020'],
  [2021, 'Since 2021'],
  [2031, 'Since 2021'],
])('%i falls in %s', (year, range) => {
  expect(foundedRange(year)).toBe(range);
});

it('each year that a label names falls in its range', () => {
  for (const range of FOUNDED_RANGES)
    for (const year of range.match(/^\d{4}|(?<=–)\d{4}$/g) ?? []) expect(foundedRange(Number(year))).toBe(range);
});
