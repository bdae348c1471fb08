import { expect, it } from 'vitest';
import { countWords, readingMinutes } from './reading-time.ts';

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
