import { expect, it } from 'vitest';
import { tally } from './tally.ts';

it('counts, and puts the most frequent first', () => {
  expect(tally(['UK', 'USA', 'France', 'USA', 'Israel', 'France', 'USA'])).toEqual([
    { label: 'USA', value: 3 },
    { label: 'France', value: 2 },
    { label: 'Israel', value: 1 },
    { label: 'UK', value: 1 },
  ]);
});

it('of nothing is nothing', () => {
  expect(tally([])).toEqual([]);
});
