import { expect, it } from 'vitest';
import { containsWords } from './contains-words.ts';

it.each([
  ['superpositions', 'An equal superposition of all states'],
  ['running errors', 'It runs until the first error'],
  ['Schrödinger', 'The Schrodinger equation'],
  ['ML-KEM', 'Derived from Kyber: ML-KEM'],
  ['qub', 'A qubit'],
])('%s stands in "%s"', (query, text) => {
  expect(containsWords(text, query)).toBe(true);
});

it.each([
  ['deccoherence', 'Dec 2024: more than $300M'],
  ['entanglmnt', 'Two entangled particles'],
  ['surface codes', 'A surface without the other word'],
])('%s does not stand in "%s"', (query, text) => {
  expect(containsWords(text, query)).toBe(false);
});
