import { describe, expect, it } from 'vitest';
import { type Concept, understand } from './concepts.ts';

const ALIASES = new Map([['pqc', ['Post-Quantum Cryptography']]]);
const concepts = (query: string) => understand(query, ALIASES).concepts.filter(({ isHint }) => !isHint);
const typed = (concept: Concept | undefined) => concept?.variants[0]?.text;
const words = (query: string) => concepts(query).map(typed);

describe('what a query asks for', () => {
  it.each([
    ['what is a qubit', ['qubit']],
    ['how does a quantum computer work', ['quantum', 'computer']],
    ['no cloning', ['no', 'cloning']],
    ['https://arxiv.org/abs/2408.13687', ['arxiv', '2408', '13687']],
  ])('%j', (query, expected) => {
    expect(words(query)).toEqual(expected);
  });

  it('is the question itself where it has no other words', () => {
    expect(words('what is it')).toEqual(['what', 'is', 'it']);
  });

  it('is one thing for words that mean the same', () => {
    expect(words('deadline timeline for pqc')).toEqual(['deadline', 'pqc']);
    expect(words('quantum safe cipher')).toEqual(['quantum safe', 'cipher']);
  });

  it('has the other names of a term with full weight, and other words for it with less', () => {
    const [pqc, deadline] = concepts('pqc deadline');
    expect(pqc?.variants).toContainEqual({
      stems: ['post', 'quantum', 'cryptograph'],
      text: 'post quantum cryptography',
      weight: 1,
    });
    const migration = deadline?.variants.find(({ text }) => text === 'migration');
    expect(migration?.weight).toBeLessThan(1);
  });

  it('may end with the beginning of a word, as long as no sign follows it', () => {
    expect(concepts('surface co').map(({ isPrefix }) => isPrefix)).toEqual([false, true]);
    expect(concepts('surface co ').some(({ isPrefix }) => isPrefix)).toBe(false);
  });

  it('goes from Europe to its countries, but not back', () => {
    expect(concepts('europe')[0]?.variants.map(({ text }) => text)).toContain('netherlands');
    expect(concepts('netherlands')[0]?.variants.map(({ text }) => text)).toEqual(['netherlands']);
  });
});

it.each([
  ['what is a qubit', true],
  ['how does it work', true],
  ['how much money did they raise', false],
  ['qubit', false],
])('%j asks for an explanation: %s', (query, asks) => {
  expect(understand(query, ALIASES).asksForExplanation).toBe(asks);
});
