import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { firstSentence } from './load-glossary.ts';

it('R18.5: a definition is parted after its first sentence', () => {
  expect(firstSentence('One thing. |0⟩ is another.')).toEqual({ says: 'One thing.', limits: '|0⟩ is another.' });
  expect(firstSentence('Error of 0.1 % per gate, e.g. of a CZ.')).toEqual({
    says: 'Error of 0.1 % per gate, e.g. of a CZ.',
    limits: '',
  });
});

it('every definition keeps all of its words', () => {
  for (const { id, definition } of entriesOf('glossary')) {
    const { says, limits } = firstSentence(definition);
    expect([says, limits].join(' ').trim(), id).toBe(definition);
    expect(says, id).toMatch(/[.!?]$/);
  }
});
