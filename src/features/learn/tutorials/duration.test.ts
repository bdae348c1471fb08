import { expect, it, test } from 'vitest';
import { countWords, formatDuration, readingMinutes } from './duration.ts';

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

it('counts what is read, not what draws', () => {
  const mdx = `One two <M tex="\\\\theta" /> three.

<Symbols of={{ 'a': 'not counted' }} />

<Result>The mean is <Number of="mean" /> here.</Result>`;
  expect(countWords(mdx)).toBe(3 + 5);
});

it('is at least a minute', () => {
  expect(readingMinutes(['word '.repeat(1000), 'word '.repeat(400)])).toBe(7);
  expect(readingMinutes([''])).toBe(1);
});
