import { describe, expect, it } from 'vitest';
import {
  facetOf,
  filterRows,
  optionsOf,
  phraseMatch,
  type Row,
  searchable,
  sortRows,
  wordMatch,
} from './filter-rows.ts';

const row = (id: string, values: Row['values'] = {}, ...texts: string[]): Row => ({
  id,
  text: searchable(...texts),
  values,
});
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join('');

describe('filterRows', () => {
  const rows = [
    row('A', { category: 'Hardware', location: facetOf(['USA', 'UK']) }, 'Oxford Ionics', 'Trapped ions'),
    row('B', { category: 'Hardware', location: 'USA' }, 'PsiQuantum', 'Photonic chips'),
    row('C', { category: 'Software', location: 'UK' }, 'Riverlane', 'Decodes errors of ions'),
    row('D'),
  ];

  it.each([
    [{}, 'ABCD'],
    [{ q: '', category: '', location: '' }, 'ABCD'],
    [{ q: '  IONS ' }, 'AC'],
    [{ q: 'ions oxford' }, 'A'],
    [{ q: 'no such words' }, ''],
    [{ category: 'Hardware' }, 'AB'],
    [{ location: 'UK' }, 'AC'],
    [{ location: 'U' }, ''],
    [{ q: 'ions', category: 'Software', location: 'UK' }, 'C'],
    [{ q: 'ions', category: 'Software', location: 'USA' }, ''],
    [{ category: 'Software', sort: 'Newest first' }, 'C'],
  ])('%j leaves %s', (fields, left) => {
    expect(ids(filterRows(rows, fields))).toBe(left);
  });

  it('R10.3, R18.4: a row that has fields is searched for the whole in one of them, unless words are asked for', () => {
    const texts = ['Surface Code', 'Corrects errors'];
    const withFields = { ...row('E', {}, ...texts), fields: texts.map((text) => text.toLowerCase()) };
    const asked = (q: string) => filterRows([withFields], { q }).length;
    expect([' ', 'face co', ' CODE ', 'code errors', 'surface-code'].map(asked)).toEqual([1, 1, 1, 0, 0]);
    expect(filterRows([withFields], { q: 'code errors' }, wordMatch('code errors'))).toEqual([withFields]);
  });

  it('reads no text while nothing is searched for', () => {
    const unread = {
      id: 'A',
      values: { category: 'Hardware' },
      get text(): string {
        throw new Error('read');
      },
      get fields(): undefined {
        throw new Error('read');
      },
    };
    expect(filterRows([unread], { q: ' ', category: 'Hardware' })).toEqual([unread]);
    expect(() => filterRows([unread], { q: 'ion' })).toThrow('read');
  });
});

describe('sortRows', () => {
  const rows = [
    row('A', { sortFounded: '2019', sortEmployees: '60', sortName: 'Zapata' }),
    row('B', { sortFounded: '993', sortName: 'alice' }),
    row('C', { sortFounded: '2021', sortEmployees: '500', sortName: 'Álvaro' }),
    row('D', { sortFounded: '2021', sortEmployees: '60', sortName: 'Bob' }),
  ];

  it.each([
    ['founded', 'ascending', 'BACD'],
    ['founded', 'descending', 'CDAB'],
    ['employees', 'ascending', 'ADCB'],
    ['employees', 'descending', 'CADB'],
    ['name', 'ascending', 'BCDA'],
    ['no such key', 'ascending', 'ABCD'],
  ] as const)('by %s, %s: %s', (key, direction, sorted) => {
    expect(ids(sortRows(rows, { key, direction }))).toBe(sorted);
  });

  it('leaves the list as it stands without an order', () => {
    expect(ids(sortRows(rows, undefined))).toBe('ABCD');
  });
});

it('a field offers each value once, in alphabetical order', () => {
  expect(optionsOf(['b', 'a', 'Á', 'b'])).toEqual(['a', 'Á', 'b']);
});

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
