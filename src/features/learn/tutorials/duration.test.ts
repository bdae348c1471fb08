import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';

test.each([
  [45, '45 min'],
  [75, '75 min'],
  [90, '90 min'],
  [120, '2 hours'],
  [150, '2.5 hours'],
  [180, '3 hours'],
])('R11.1: %i minutes are written as %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});

test('a sum is rounded to half hours', () => {
  expect(formatDuration(285)).toBe('5 hours');
});
