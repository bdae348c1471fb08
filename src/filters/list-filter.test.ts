import { describe, expect, it } from 'vitest';
import { filterFromQuery, NO_FILTER, passes, withFilter } from './list-filter.ts';

const CATEGORIES = ['Technology', 'Theory', 'Security'];
const entry = { texts: ['Quantum Hardware', 'How qubits are made and cooled.', 'Trapped ion'], category: 'Technology' };

describe('passes', () => {
  it('lets everything through without a filter', () => {
    expect(passes(entry, NO_FILTER)).toBe(true);
  });

  it.each(['hardWARE', 'COOLED', 'trapped I', '  ion '])('finds "%s" in one of the texts', (text) => {
    expect(passes(entry, { text, category: 'All' })).toBe(true);
  });

  it('does not find text that stands nowhere, nor across two texts', () => {
    expect(passes(entry, { text: 'photonic', category: 'All' })).toBe(false);
    expect(passes(entry, { text: 'hardware how', category: 'All' })).toBe(false);
  });

  it('asks for text and category together', () => {
    expect(passes(entry, { text: 'ion', category: 'Technology' })).toBe(true);
    expect(passes(entry, { text: 'ion', category: 'Theory' })).toBe(false);
    expect(passes(entry, { text: 'photonic', category: 'Technology' })).toBe(false);
  });
});

describe('the filter in the address', () => {
  it('is read from the query', () => {
    expect(filterFromQuery('?q=key%20exchange&category=Security', CATEGORIES)).toEqual({
      text: 'key exchange',
      category: 'Security',
    });
  });

  it('ignores a category that does not exist', () => {
    expect(filterFromQuery('?category=security', CATEGORIES)).toEqual(NO_FILTER);
  });

  it('survives the way into the address and back', () => {
    const filter = { text: 'a&b = 100% ⟨ψ|', category: 'Theory' };
    const address = withFilter('https://example.org/topics', filter);
    expect(filterFromQuery(new URL(address).search, CATEGORIES)).toEqual(filter);
  });

  it('leaves no trace when it is empty, and keeps the rest of the address', () => {
    expect(withFilter('https://example.org/topics?q=x&category=Theory', NO_FILTER)).toBe('https://example.org/topics');
    expect(withFilter('https://example.org/topics?ref=a&q=x#paths', NO_FILTER)).toBe(
      'https://example.org/topics?ref=a#paths',
    );
  });
});
