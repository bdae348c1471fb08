import { describe, expect, it } from 'vitest';
import type { FormFields } from './form-fields.ts';
import { type Filtered, type ListFilter, listFilter, listFilterOf } from './list-filter.ts';
import { searchable } from './word-match.ts';

const entry = {
  text: searchable('Quantum Hardware', 'How qubits are made and cooled.', 'Trapped ion'),
  category: 'Technology',
};

const passes = (one: Filtered, filter: ListFilter) => listFilter(filter)(one);

describe('listFilter', () => {
  it('lets everything through without a filter', () => {
    expect(passes(entry, { text: '', category: 'All' })).toBe(true);
  });

  it.each(['hardWARE', 'COOLED', 'trapped I', '  ion '])('finds "%s" in one of the texts', (text) => {
    expect(passes(entry, { text, category: 'All' })).toBe(true);
  });

  it('finds words in different texts, and none that stands nowhere', () => {
    expect(passes(entry, { text: 'ion hardware', category: 'All' })).toBe(true);
    expect(passes(entry, { text: 'photonic hardware', category: 'All' })).toBe(false);
  });

  it('asks for text and category together', () => {
    expect(passes(entry, { text: 'ion', category: 'Technology' })).toBe(true);
    expect(passes(entry, { text: 'ion', category: 'Theory' })).toBe(false);
    expect(passes(entry, { text: 'photonic', category: 'Technology' })).toBe(false);
  });
});

describe('listFilterOf', () => {
  it('reads text and category', () => {
    expect(listFilterOf({ q: 'ion', category: 'Theory', year: '2024' })).toEqual({ text: 'ion', category: 'Theory' });
  });

  it.each<FormFields>([{}, { q: '', category: '' }])('lets everything through when nothing is chosen: %o', (fields) => {
    expect(passes(entry, listFilterOf(fields))).toBe(true);
  });
});
