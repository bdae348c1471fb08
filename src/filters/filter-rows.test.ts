import { describe, expect, it } from 'vitest';
import { facetOf, filterRows, optionsOf, type Row, sortRows } from './filter-rows.ts';
import { searchable, wordMatch } from './word-match.ts';

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
