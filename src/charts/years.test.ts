import { expect, it } from 'vitest';
import { yearOf } from './years.ts';

it('a year and a month stand at their end, a day where it is', () => {
  expect([yearOf('2024'), yearOf('2024-06'), yearOf('2024-12-31')]).toEqual([2025, 2024.5, 2025]);
  expect(yearOf('2024-01-01')).toBeCloseTo(2024, 2);
  expect(yearOf('2024-06-15')).toBeCloseTo(2024.457, 3);
});
