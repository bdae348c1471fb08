import { expect, it } from 'vitest';
import { listFilter } from '#src/filters/list-filter.ts';
import { filtered } from './filter-topics.ts';

const topic = {
  title: 'Quantum Hardware',
  description: 'How qubits are made and cooled.',
  tags: ['Trapped ion', 'Cryogenics'],
  category: 'Technology',
};

it.each(['hardware', 'cooled', 'cryo', 'trapped-ion', 'ION hardware'])(
  'a topic is found by "%s" in its title, description or tags',
  (text) => {
    expect(listFilter({ text, category: 'All' })(filtered(topic))).toBe(true);
  },
);

it('a topic is not found by the name of its category', () => {
  expect(listFilter({ text: 'technology', category: 'All' })(filtered(topic))).toBe(false);
});
