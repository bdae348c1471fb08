import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { understand } from './query/concepts.ts';

const TEXT =
  'Most gates are noisy. A code of distance 3.5 would be odd. The surface code corrects errors on a grid. Others exist.';

const excerpt = (query: string, text = TEXT) => excerptOf(text, understand(`${query} `, new Map()).concepts);
const shown = (query: string, text = TEXT) =>
  excerpt(query, text)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('an excerpt', () => {
  it('begins with the sentence that has most of what is asked for, and marks it', () => {
    expect(shown('surface codes')).toBe('The [surface] [code] corrects errors on a grid. Others exist.');
  });

  it('takes no point inside a number for the end of a sentence', () => {
    expect(shown('distance')).toMatch(/^A code of \[distance\] 3\.5 would be odd\./);
  });

  it('begins with the text where nothing is found in it', () => {
    expect(shown('photon')).toMatch(/^Most gates/);
  });

  it('ends at a word, with a sign that there is more', () => {
    const text = shown('gate', 'A gate turns a qubit. '.repeat(40));
    expect(text.length).toBeLessThan(400);
    expect(text).toMatch(/\S …$/);
  });

  it('marks a word of a phrase only beside the others', () => {
    expect(shown('qubit', 'A quantum of light. The qubit is the quantum bit.')).toBe(
      'The [qubit] is the [quantum] [bit].',
    );
    expect(shown('qubit', 'The qubit is quantum.')).toBe('The [qubit] is quantum.');
  });

  it('is text, whatever stands there', () => {
    expect(
      excerpt('img', '<img src=x>')
        .map(({ text }) => text)
        .join(''),
    ).toBe('<img src=x>');
  });
});
