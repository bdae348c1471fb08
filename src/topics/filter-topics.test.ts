import { describe, expect, it } from 'vitest';
import { TOPIC_CATEGORIES } from '#src/content-model/topic.ts';
import { filterFromQuery, NO_FILTER, passes, withFilter } from './filter-topics.ts';

const topic = {
  title: 'Quantum Hardware',
  description: 'How qubits are made and cooled.',
  tags: ['Trapped ion', 'Cryogenics'],
  category: 'Technology',
};

describe('passes', () => {
  it('lets everything through without a filter', () => {
    expect(passes(topic, NO_FILTER)).toBe(true);
  });

  it.each(['hardWARE', 'COOLED', 'trapped I', '  cryo '])('finds "%s" in title, description or tags', (text) => {
    expect(passes(topic, { text, category: 'All' })).toBe(true);
  });

  it('does not find text that stands nowhere, nor across two parts', () => {
    expect(passes(topic, { text: 'photonic', category: 'All' })).toBe(false);
    expect(passes(topic, { text: 'hardware how', category: 'All' })).toBe(false);
  });

  it('asks for text and category together', () => {
    expect(passes(topic, { text: 'ion', category: 'Technology' })).toBe(true);
    expect(passes(topic, { text: 'ion', category: 'Theory' })).toBe(false);
    expect(passes(topic, { text: 'photonic', category: 'Technology' })).toBe(false);
  });
});

describe('the filter in the address', () => {
  it('is read from the query', () => {
    expect(filterFromQuery('?q=key%20exchange&category=Security', TOPIC_CATEGORIES)).toEqual({
      text: 'key exchange',
      category: 'Security',
    });
  });

  it('ignores a category that does not exist', () => {
    expect(filterFromQuery('?category=security', TOPIC_CATEGORIES)).toEqual(NO_FILTER);
  });

  it('survives the way into the address and back', () => {
    const filter = { text: 'a&b = 100% ⟨ψ|', category: 'Theory' };
    const address = withFilter('https://example.org/topics', filter);
    expect(filterFromQuery(new URL(address).search, TOPIC_CATEGORIES)).toEqual(filter);
  });

  it('leaves no trace when it is empty, and keeps the rest of the address', () => {
    expect(withFilter('https://example.org/topics?q=x&category=Theory', NO_FILTER)).toBe('https://example.org/topics');
    expect(withFilter('https://example.org/topics?ref=a&q=x#paths', NO_FILTER)).toBe(
      'https://example.org/topics?ref=a#paths',
    );
  });
});
