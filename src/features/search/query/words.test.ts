import { expect, it } from 'vitest';
import { stemOf, wordsOf } from './words.ts';

it.each([
  ['Trapped-ion', ['trapped', 'ion']],
  ['Shor’s algorithm', ['shor', 'algorithm']],
  ['ETH Zürich', ['eth', 'zurich']],
  ['arXiv:2408.13687', ['arxiv', '2408', '13687']],
  ['?!', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  ['computer', 'computing'],
  ['errors', 'error'],
  ['entangled', 'entanglement'],
  ['measure', 'measurement'],
  ['simulators', 'simulation'],
  ['factored', 'factoring'],
  ['companies', 'company'],
])('%s and %s are forms of one word', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

it.each([
  ['qubit', 'qudit'],
  ['gate', 'gas'],
  ['t1', 't2'],
  ['ion', 'iron'],
])('%s and %s are not', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});
