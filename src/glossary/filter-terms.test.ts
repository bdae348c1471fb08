import { expect, test } from 'vitest';
import { ALL_CATEGORIES } from '#src/filters/list-filter.ts';
import { matches } from './filter-terms.ts';

const entry = { text: 'bell state\none of four maximally entangled two-qubit states.', category: 'State' };

test.each([
  ['bell', ALL_CATEGORIES],
  ['  STATE ', ALL_CATEGORIES],
  ['Entangled', 'State'],
  ['', 'State'],
  ['   ', ALL_CATEGORIES],
])('%j in category %s is found', (text, category) => {
  expect(matches(entry, { text, category })).toBe(true);
});

test.each([
  ['bells', ALL_CATEGORIES],
  ['bell  state', ALL_CATEGORIES],
  ['state one', ALL_CATEGORIES],
  ['.*', ALL_CATEGORIES],
  ['bell', 'Gate'],
  ['', 'Gate'],
])('%j in category %s is not', (text, category) => {
  expect(matches(entry, { text, category })).toBe(false);
});
