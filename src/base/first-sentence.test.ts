import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { firstSentence } from './first-sentence.ts';

it('R18.5: a text is parted after its first sentence', () => {
  expect(firstSentence('One thing. |0⟩ is another.')).toEqual({ first: 'One thing.', rest: '|0⟩ is another.' });
  expect(firstSentence('Error of 0.1 % per gate, e.g. of a CZ.')).toEqual({
    first: 'Error of 0.1 % per gate, e.g. of a CZ.',
    rest: '',
  });
});

it('every definition and every summary of a paper keeps all of its words', () => {
  const texts = [
    ...entriesOf('glossary').map(({ id, definition }) => ({ id, text: definition })),
    ...entriesOf('papers').map(({ id, summary }) => ({ id, text: summary })),
  ];
  for (const { id, text } of texts) {
    const { first, rest } = firstSentence(text);
    expect([first, rest].join(' ').trim(), id).toBe(text);
    expect(first, id).toMatch(/[.!?]$/);
  }
});
