import { expect, it } from 'vitest';
import { countEach } from './count-each.ts';

it('counts, and puts the most frequent first', () => {
  expect(countEach(['UK', 'USA', 'France', 'USA', 'Israel', 'France', 'USA'])).toEqual([
    { label: 'USA', value: 3 },
    { label: 'France', value: 2 },
    { label: 'Israel', value: 1 },
    { label: 'UK', value: 1 },
  ]);
});

it('of nothing is nothing', () => {
  expect(countEach([])).toEqual([]);
});
