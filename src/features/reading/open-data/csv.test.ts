import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Column } from './csv.ts';
import { entriesAsCsv } from './csv.ts';

const column = (name: string): Column => ({ name, path: name.split('.') });

/** Reads a file back as the page explains it: the apostrophe of a formula taken away. */
function readBack(csv: string): Record<string, string>[] {
  const rows: Record<string, string>[] = parse(csv, { columns: true });
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, text]) => [name, original(text)])));
}

const original = (text: string) => (/^'[ "']*[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text);

/** Every text of up to three of these signs. */
const SIGNS = [',', '"', '\n', '\r', '\r\n', ' ', ';', "'", '=', '-', '\t', '1', 'é', '⟨'];
const EVERY_TEXT = ['', ...SIGNS, ...pairs(SIGNS, SIGNS), ...pairs(pairs(SIGNS, SIGNS), SIGNS)];

function pairs(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap((a) => second.map((b) => a + b));
}

describe('entriesAsCsv', () => {
  it('keeps commas, quotes, line breaks and white space, whatever stands beside what', () => {
    const rows = EVERY_TEXT.map((text, index) => ({ id: String(index), text, last: 'x' }));
    expect(readBack(entriesAsCsv([column('id'), column('text'), column('last')], rows))).toEqual(rows);
  });

  it('ends every record with CR and LF, and quotes only what needs it (RFC 4180)', () => {
    const rows = [
      { a: 'plain', b: 'with, comma' },
      { a: 'with "quotes"', b: 'two\nlines' },
    ];
    expect(entriesAsCsv([column('a'), column('b')], rows)).toBe(
      'a,b\r\nplain,"with, comma"\r\n"with ""quotes""","two\nlines"\r\n',
    );
  });

  it('has one line of names, and one cell for each of them in every record', () => {
    const csv = entriesAsCsv(['id', 'missing', 'card.place', 'card.none'].map(column), [
      { id: 'a', card: { place: 'UK' } },
    ]);
    expect(csv).toBe('id,missing,card.place,card.none\r\na,,UK,\r\n');
  });

  it('writes numbers and truth values as they are', () => {
    const rows = [{ n: -0.5, yes: true, none: null, zero: 0 }];
    expect(entriesAsCsv(['n', 'yes', 'none', 'zero'].map(column), rows)).toBe('n,yes,none,zero\r\n-0.5,true,,0\r\n');
  });

  it.each(['-5', '-0.25', '12'])('leaves the number %j for calculating, and nothing else that begins so', (text) => {
    expect(entriesAsCsv([column('a')], [{ a: text }, { a: `${text}+1` }])).toBe(
      `a\r\n${text}\r\n${text.startsWith('-') ? "'" : ''}${text}+1\r\n`,
    );
  });

  it('joins a list so that it can be taken apart again, and writes objects in a list as JSON', () => {
    const list = ['a; b', 'c\\', 'd', 2];
    const objects = [{ name: 'MSc, "quantum"', terms: [1, 2] }];
    const [row] = readBack(
      entriesAsCsv([column('list'), column('objects'), column('none')], [{ list, objects, none: [] }]),
    );
    expect(row?.list).toBe('a\\; b; c\\\\; d; 2');
    const parts = row?.list?.split(/(?<!(?<!\\)(?:\\\\)*\\); /).map((part) => part.replace(/\\([\\;])/g, '$1'));
    expect(parts).toEqual(['a; b', 'c\\', 'd', '2']);
    expect(JSON.parse(row?.objects ?? '')).toEqual(objects);
    expect(row?.none).toBe('');
  });
});
