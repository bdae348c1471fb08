import { formulaSafe, toCsv } from '#src/base/csv.ts';
import { type Column, valueAt } from './columns.ts';

/**
 * Entries as CSV, with a header. A list of texts is in one cell, a list of objects as JSON; a
 * missing value and an empty list are an empty cell.
 */
export function entriesAsCsv(columns: readonly Column[], items: readonly object[]): string {
  const rows = items.map((item) => columns.map(({ path }) => cell(valueAt(item, path))));
  return toCsv([columns.map(({ name }) => name), ...rows]);
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value) && value.every(isPlain)) return text(value.map(listItem).join('; '));
  return JSON.stringify(value);
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A spreadsheet may calculate with a number, and with nothing else. */
const text = (value: string) => (NUMBER.test(value) ? value : formulaSafe(value));

const isPlain = (value: unknown) => typeof value !== 'object';

/** A semicolon inside an item is marked, so that the list can be taken apart again. */
function listItem(value: unknown): string {
  return String(value).replace(/[\\;]/g, '\\$&');
}
