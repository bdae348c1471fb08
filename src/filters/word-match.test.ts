import { describe, expect, it } from 'vitest';
import { phraseMatch, searchable, wordMatch } from './word-match.ts';

const found = (typed: string, ...texts: string[]) => wordMatch(typed)({ text: searchable(...texts) });

describe('a list is searched for words', () => {
  it.each([
    ['trapped ion', 'Trapped-ion hardware'],
    ['trapped-ion', 'Trapped ion'],
    ['fault tolerant', 'A fault‑tolerant memory'],
    ['correction error', 'Quantum error correction'],
    ['2408.13687', 'Free preprint: arXiv:2408.13687'],
    ['zurich', 'ETH Zürich'],
    ['Zürich', 'ETH Zurich'],
    ['shor’s', "Shor's Algorithm"],
    ['gottesman-knill', 'Gottesman–Knill Theorem'],
    ['  ION  ', 'Ions'],
    ['bell  state', 'Bell State'],
    ['.*', 'a.*b'],
    ['', 'anything'],
    ['-', 'anything'],
  ])('%j finds %j', (typed, text) => {
    expect(found(typed, text)).toBe(true);
  });

  it('that may stand in different parts of an entry, and all have to', () => {
    expect(found('quantinuum microsoft', 'Quantinuum', 'Cambridge', 'Microsoft, JPMorgan')).toBe(true);
    expect(found('quantinuum google', 'Quantinuum', 'Cambridge', 'Microsoft')).toBe(false);
  });

  it('but does not join the end of one part with the beginning of the next', () => {
    expect(found('onto', 'Ion', 'to')).toBe(false);
  });

  it.each([
    ['photon', 'Trapped ion'],
    ['.*', 'Trapped ion'],
    ['bells', 'Bell State'],
  ])('%j does not find %j', (typed, text) => {
    expect(found(typed, text)).toBe(false);
  });

  it('every part of a text is found as it stands', () => {
    const text = 'Bell-states: one of Four maximally  entangled, two–qubit states’ é';
    for (let start = 0; start < text.length; start += 1) {
      for (let end = start; end <= text.length; end += 1) expect(found(text.slice(start, end), text)).toBe(true);
    }
  });
});

describe('R10.3, R18.4: a list that asks for it is searched for what was typed, as one piece', () => {
  const hardware = ['Quantum Hardware', 'How to make qubits, cool and wire them', 'Trapped ion', 'Photonic'];
  const code = ['Surface Code', 'A quantum error-correcting code on a grid; error correction goes on all the time.'];
  const has = (typed: string, fields: readonly string[]) =>
    phraseMatch(typed)({ fields: fields.map((field) => field.toLowerCase()) });

  it.each([
    ['uantum H', hardware],
    ['  trapped ION ', hardware],
    ['rror corr', code],
    ['error-c', code],
  ])('%j is in one field of %j', (typed, fields) => {
    expect(has(typed, fields)).toBe(true);
  });

  it.each([
    ['Trapped ion Photonic', hardware],
    ['trapped-ion', hardware],
    ['M-K', hardware],
    ['code error', code],
    ['surface-code', code],
    ['error correcting', code],
  ])('%j is not: neither across fields, nor in another order, nor with a dash for a space: %j', (typed, fields) => {
    expect(has(typed, fields)).toBe(false);
  });
});
