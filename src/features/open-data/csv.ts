import { stringify } from 'csv-stringify/sync';
import { type Column, valueAt } from './columns.ts';

/**
 * Entries as CSV (RFC 4180) in UTF-8, with a header. A list of texts stands in one cell, a list of objects as JSON; a
 * missing value and an empty list are an empty cell.
 */
export function toCsv(columns: readonly Column[], items: readonly object[]): string {
  const rows = items.map((item) => columns.map(({ path }) => cell(valueAt(item, path))));
  return stringify([columns.map(({ name }) => name), ...rows], {
    record_delimiter: 'windows',
    // A line break of one character has to be quoted too, though records end with two.
    quoted_match: /[\r\n]/,
  });
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return spreadsheetSafe(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value) && value.every(isPlain)) return spreadsheetSafe(value.map(listItem).join('; '));
  return JSON.stringify(value);
}

const isPlain = (value: unknown) => typeof value !== 'object';

/** A semicolon inside an item is marked, so that the list can be taken apart again. */
function listItem(value: unknown): string {
  return String(value).replace(/[\\;]/g, '\\$&');
}

/** First characters that make a spreadsheet run a cell as a formula (OWASP, "CSV Injection"), with their wide forms. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * An apostrophe makes such a cell text. Text that begins with apostrophes before such a character gets one more, so
 * that whoever takes one away has the value again. Numbers are left alone.
 */
export function spreadsheetSafe(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}
