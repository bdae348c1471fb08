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

/** What makes a spreadsheet run a cell as a formula (OWASP, "CSV Injection"), with the wide forms of the signs. */
const FORMULA = /^(?=[ "']*[=+\-@\t\r\n＝＋－＠])/;
const FORMULA_INSIDE = /([;\t\r\n])([ "']*[=+\-@＝＋－＠])/g;

/**
 * An apostrophe makes such a cell text. Text that has one before such a sign gets one more, so that whoever takes one
 * away has the value again.
 */
export function formulaSafe(text: string): string {
  return text.replace(FORMULA, "'");
}

/**
 * The same for what strangers wrote. Where lists are separated by semicolons, spreadsheets ignore the quotes around a
 * cell and split it there: so every part of it counts as one that could be a formula.
 */
export function formulaSafeInEveryPart(text: string): string {
  return formulaSafe(text).replace(FORMULA_INSIDE, "$1'$2");
}
