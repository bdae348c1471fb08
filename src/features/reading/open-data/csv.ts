import { toCsv } from '#src/base/csv.ts';
import { formulaSafe } from '#src/base/formula-safe.ts';
import { type FigureHistory, leadingValue } from '#src/model/schemas/figure.ts';
import { asSchema, type JsonSchema, shapesOf } from './item-schema.ts';

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

/** One column of a CSV file: a field of the entry, or a field of an object in it. */
export interface Column {
  /** "founded", or "homeCard.category" for a field of an object. */
  name: string;
  path: readonly string[];
}

/**
 * The columns of entries that follow a schema, in its order. They come from the schema and not from the entries, so
 * that a field has its column even where no entry fills it.
 */
export function columnsOf(schema: JsonSchema): Column[] {
  return [...new Map(leaves(schema, []).map((column) => [column.name, column])).values()];
}

function leaves(schema: JsonSchema, path: readonly string[]): Column[] {
  const shapes = shapesOf(schema);
  const own = { name: path.join('.'), path };
  if (!shapes.every(({ properties }) => properties)) return [own];
  const fields = shapes.flatMap(({ properties }) => Object.entries(properties ?? {}));
  if (shapes.some(hasMore)) return [own, ...fields.map(([name]) => leadingCell(own, name))];
  return fields.flatMap(([name, field]) => leaves(asSchema(field), [...path, name]));
}

/** Whether an object may hold more than its schema names, as figures do: then all of it is in one cell. */
function hasMore({ additionalProperties }: JsonSchema): boolean {
  return typeof additionalProperties === 'object';
}

/** In a path: of the values of a figure, the one that leads. */
const LEADING = 'leading value';

/** The leading value of a figure that every entry has, in a cell of its own. */
function leadingCell({ name: figures, path }: Column, name: string): Column {
  return { name: `${figures}.${name}`, path: [...path, name, LEADING, 'value'] };
}

/** What is at a path in an entry; undefined where an object on the way is missing. */
export function valueAt(item: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => {
    if (name === LEADING && Array.isArray(value)) return leadingValue(value as FigureHistory);
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }, item);
}
