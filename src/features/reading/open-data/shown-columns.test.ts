import { describe, expect, it } from 'vitest';
import type { Column } from './csv.ts';
import { shownColumns } from './shown-columns.ts';

const column = (name: string): Column => ({ name, path: name.split('.') });
const names = (columns: readonly string[], items: readonly object[]) =>
  shownColumns(columns.map(column), items).map(({ name }) => name);

describe('shownColumns', () => {
  it('R68.4: takes short texts and numbers that half of the entries have, in the order of the fields', () => {
    const items = [
      {
        id: 'a',
        canonicalUrl: 'x',
        name: 'A',
        text: 'x'.repeat(300),
        year: 1998,
        city: { name: 'Oxford' },
        list: ['a'],
        rare: 1,
      },
      {
        id: 'b',
        canonicalUrl: 'y',
        name: 'B',
        text: 'short',
        year: 2001,
        city: { name: 'Delft' },
        list: [],
        site: 'https://example.org',
      },
      { id: 'c', canonicalUrl: 'z', name: 'C', text: 'short', year: 2002 },
    ];
    expect(names(['id', 'canonicalUrl', 'name', 'text', 'year', 'city.name', 'list', 'rare', 'site'], items)).toEqual([
      'name',
      'year',
      'city.name',
    ]);
  });

  it('leaves out what every entry says alike, and columns beyond the fifth', () => {
    const items = [1, 2].map((n) => ({ id: String(n), same: 'x', a: n, b: n, c: n, d: n, e: n, f: n }));
    expect(names(['id', 'same', 'a', 'b', 'c', 'd', 'e', 'f'], items)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('leaves out what is long in half of the entries', () => {
    const items = [1, 2, 3].map((n) => ({ id: String(n), story: `${n}`.repeat(100 * n) }));
    expect(names(['id', 'story'], items)).toEqual([]);
  });

  it('knows which columns are numbers throughout', () => {
    const items = [
      { a: 1, b: '1' },
      { a: 2, b: 'two' },
    ];
    expect(shownColumns(['a', 'b'].map(column), items).map(({ isNumeric }) => isNumeric)).toEqual([true, false]);
  });
});
