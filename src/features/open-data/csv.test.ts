import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { spreadsheetSafe, toCsv } from './csv.ts';

const column = (name: string): Column => ({ name, path: name.split('.') });

/** Reads a file back as the page explains it: the apostrophe of a formula taken away. */
function readBack(csv: string): Record<string, string>[] {
  const rows: Record<string, string>[] = parse(csv, { columns: true });
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, text]) => [name, original(text)])));
}

const original = (text: string) => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text);

/** Every text of up to three of these signs. */
const SIGNS = [',', '"', '\n', '\r', '\r\n', ' ', ';', "'", '=', '-', '\t', '1', 'é', '⟨'];
const EVERY_TEXT = ['', ...SIGNS, ...pairs(SIGNS, SIGNS), ...pairs(pairs(SIGNS, SIGNS), SIGNS)];

function pairs(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap((a) => second.map((b) => a + b));
}

describe('toCsv', () => {
  it('keeps commas, quotes, line breaks and white space, whatever stands beside what', () => {
    const rows = EVERY_TEXT.map((text, index) => ({ id: String(index), text, last: 'x' }));
    expect(readBack(toCsv([column('id'), column('text'), column('last')], rows))).toEqual(rows);
  });

  it('ends every record with CR and LF, and quotes only what needs it (RFC 4180)', () => {
    const rows = [
      { a: 'plain', b: 'with, comma' },
      { a: 'with "quotes"', b: 'two\nlines' },
    ];
    expect(toCsv([column('a'), column('b')], rows)).toBe(
      'a,b\r\nplain,"with, comma"\r\n"with ""quotes""","two\nlines"\r\n',
    );
  });

  it('has one line of names, and one cell for each of them in every record', () => {
    const csv = toCsv(['id', 'missing', 'card.place', 'card.none'].map(column), [{ id: 'a', card: { place: 'UK' } }]);
    expect(csv).toBe('id,missing,card.place,card.none\r\na,,UK,\r\n');
  });

  it('writes numbers and truth values as they are', () => {
    const rows = [{ n: -0.5, yes: true, none: null, zero: 0 }];
    expect(toCsv(['n', 'yes', 'none', 'zero'].map(column), rows)).toBe('n,yes,none,zero\r\n-0.5,true,,0\r\n');
  });

  it('joins a list so that it can be taken apart again, and writes objects in a list as JSON', () => {
    const list = ['a; b', 'c\\', 'd', 2];
    const objects = [{ name: 'MSc, "quantum"', terms: [1, 2] }];
    const [row] = readBack(toCsv([column('list'), column('objects'), column('none')], [{ list, objects, none: [] }]));
    expect(row?.list).toBe('a\\; b; c\\\\; d; 2');
    const parts = row?.list?.split(/(?<!(?<!\\)(?:\\\\)*\\); /).map((part) => part.replace(/\\([\\;])/g, '$1'));
    expect(parts).toEqual(['a; b', 'c\\', 'd', '2']);
    expect(JSON.parse(row?.objects ?? '')).toEqual(objects);
    expect(row?.none).toBe('');
  });
});

describe('spreadsheetSafe', () => {
  it.each(['=1+1', '+42%', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '=HYPERLINK("https://example.org")'])(
    'makes %j text',
    (text) => {
      expect(spreadsheetSafe(text)).toBe(`'${text}`);
    },
  );

  it.each(['-5', '-0.25', '12', "it's", '$1.3B', '5 = 5', 'α|0⟩', "'quoted'", ''])('leaves %j alone', (text) => {
    expect(spreadsheetSafe(text)).toBe(text);
  });

  it('never makes two texts one', () => {
    expect(new Set(EVERY_TEXT.map(spreadsheetSafe)).size).toBe(new Set(EVERY_TEXT).size);
  });
});
