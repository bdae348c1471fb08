import { expect, it } from 'vitest';
import { passes } from '#src/filters/list-filter.ts';
import { searchable } from './filter-topics.ts';

const topic = {
  title: 'Quantum Hardware',
  description: 'How qubits are made and cooled.',
  tags: ['Trapped ion', 'Cryogenics'],
  category: 'Technology',
};

it.each(['hardware', 'cooled', 'cryo'])('a topic is found by "%s" in its title, description or tags', (text) => {
  expect(passes(searchable(topic), { text, category: 'All' })).toBe(true);
});

it('a topic is not found by the name of its category', () => {
  expect(passes(searchable(topic), { text: 'technology', category: 'All' })).toBe(false);
});
