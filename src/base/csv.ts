import { stringify } from 'csv-stringify/sync';

/** Rows of cells as CSV (RFC 4180): lines end with CR and LF, and cells are quoted where they have to be, or all of them. */
export function toCsv(rows: readonly (readonly string[])[], quoted: 'as needed' | 'all' = 'as needed'): string {
  return stringify([...rows], {
    record_delimiter: 'windows',
    quoted: quoted === 'all',
    // A line break of one character has to be quoted too, though records end with two.
    quoted_match: /[\r\n]/,
  });
}
