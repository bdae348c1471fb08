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

it('hears little in what the whole site is about (R2.11)', () => {
  const [quantum, companies] = concepts('quantum companies');
  expect(quantum?.weight).toBeLessThan(companies?.weight ?? 0);
});

it('finds what a law is about by its name, but not the law by what it is about (R2.11)', () => {
  expect(concepts('dora')[0]?.variants.map(({ text }) => text)).toContain('financial sector');
  expect(concepts('financial sector')[0]?.variants.map(({ text }) => text)).not.toContain('dora');
});

it.each([
  ['compare ionq quantinuum', true],
  ['qiskit vs cirq', true],
  ['difference between a bit and a qubit', true],
  ['what is a qubit', false],
])('%j asks for several things side by side: %s (R2.11)', (query, compares) => {
  expect(understand(query, ALIASES).compares).toBe(compares);
});
