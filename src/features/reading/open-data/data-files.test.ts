import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { columnsOf, entriesAsCsv, valueAt } from './csv.ts';
import { type DataFile, dataFile, dataFileSchema, toJson } from './data-file.ts';
import type { DataSet } from './data-set.ts';
import { dataSets } from './data-sets.ts';
import { fieldsOf } from './fields.ts';
import { itemSchema } from './item-schema.ts';

const ORIGIN = 'https://hub.example';
const about = { title: 'A data set', description: 'What it holds.', version: '1.0.0' };

function publish(set: DataSet): { file: DataFile; validate: ValidateFunction } {
  const file = dataFile(set, about, set.entries(), ORIGIN);
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
  addFormats.default(ajv);
  const schema = dataFileSchema(set, about, ORIGIN);
  // As a reader gets it: through the text of both files.
  return { file: JSON.parse(toJson(file)), validate: ajv.compile(JSON.parse(toJson(schema))) };
}

describe.each(dataSets)('$id', (set) => {
  const { file, validate } = publish(set);
  const entries = set.entries();
  const schema = itemSchema(set);

  it('follows its published schema', () => {
    validate(file);
    expect(validate.errors ?? []).toEqual([]);
    expect(file.$schema).toBe(`${ORIGIN}/data/${set.id}.schema.json`);
    expect(valueAt(validate.schema, ['$id'])).toBe(file.$schema);
    expect(valueAt(validate.schema, ['$schema'])).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  it('has a schema that refuses what is wrong', () => {
    const [first, ...others] = file.items;
    const { id: _, ...nameless } = first ?? { id: '' };
    for (const wrong of [
      { ...file, count: -1 },
      { ...file, items: [nameless, ...others] },
      { ...file, items: [{ ...first, surplus: true }, ...others] },
    ])
      expect(validate(wrong)).toBe(false);
  });

  it('holds every entry with every field, each with its place on the site', () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(file.count).toBe(entries.length);
    expect(new Set(file.items.map(({ id }) => id))).toEqual(new Set(entries.map(({ id }) => id)));
    for (const { id, canonicalUrl, ...published } of file.items) {
      const { id: _, ...fields } = entries.find((entry) => entry.id === id) ?? { id };
      const kept = Object.entries(fields).filter(([name]) => !set.leftOut.includes(name));
      expect(published, id).toEqual(Object.fromEntries(kept));
      expect(canonicalUrl).toMatch(new RegExp(`^${ORIGIN}/.*${id}$`));
    }
  });

  it('is the same as CSV: a record an entry, and no value lost', () => {
    const columns = columnsOf(schema);
    const rows: Record<string, string>[] = parse(entriesAsCsv(columns, file.items), { columns: true });
    expect(rows).toHaveLength(entries.length);
    file.items.forEach((item, index) => {
      expect(columns.map(({ name }) => rows[index]?.[name] ?? 'no such column')).toEqual(
        columns.map(({ path }) => asCell(valueAt(item, path))),
      );
      expect(textsOf(item).filter((text) => !wholeText(rows[index]).includes(bare(text)))).toEqual([]);
    });
  });

  it('says of every field what it is', () => {
    for (const { name, type, description } of fieldsOf(schema)) {
      expect(description, `${set.id}: ${name} has no .describe() in its schema`).not.toBe('');
      expect(type, name).not.toContain('any value');
    }
  });
});

/** How the page says that a value is in a cell. */
function asCell(value: unknown): string {
  if (value === undefined) return '';
  const isListOfTexts = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  const text = isListOfTexts
    ? value.map((item) => String(item).replace(/[\\;]/g, '\\$&')).join('; ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
  return /^[=+@-]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
}

/** Every text and number of an entry, however deep: found without the columns. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [String(value)];
}

/** Without what a list of objects, written as JSON, puts before quotes and for line ends. */
const bare = (text: string) => text.replaceAll('\\n', '\n').replace(/[\\"]/g, '');
const wholeText = (row: Record<string, string> | undefined) => bare(Object.values(row ?? {}).join('\n'));

describe('columns and fields of other shapes', () => {
  const item = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('a'), size: z.strictObject({ keys: z.number(), note: z.string().optional() }) }),
    z.strictObject({ kind: z.literal('b'), parts: z.array(z.strictObject({ name: z.string() })) }),
  ]);
  const set: DataSet = {
    id: 'threats',
    label: 'Threats',
    entries: () => [],
    schema: item,
    dateOf: () => '2024-12',
    pathOf: (id) => `/${id}`,
    leftOut: [],
  };

  it('columns take objects apart and keep lists together', () => {
    const names = columnsOf(itemSchema(set)).map(({ name }) => name);
    expect(names).toEqual(['id', 'canonicalUrl', 'kind', 'size.keys', 'size.note', 'parts']);
  });

  it('fields name what is inside, and say what only some entries have', () => {
    const fields = fieldsOf(itemSchema(set)).map(({ name, type, values, isOptional }) => [
      name,
      type,
      values.join(),
      isOptional,
    ]);
    expect(fields).toEqual([
      ['id', 'text', '', false],
      ['canonicalUrl', 'web address', '', false],
      ['kind', 'text', 'a,b', false],
      ['size', 'object', '', true],
      ['size.keys', 'number', '', false],
      ['size.note', 'text', '', true],
      ['parts', 'list of objects', '', true],
      ['parts[].name', 'text', '', false],
    ]);
  });

  it('a field with a name that the files need themselves stops the build', () => {
    const clash = { ...set, schema: z.strictObject({ id: z.string() }) };
    expect(() => itemSchema(clash)).toThrow('content/threats: the published files need the field "id"');
  });

  it('what is left out is gone from the schema and from the entries', () => {
    const short = { ...set, schema: z.strictObject({ name: z.string(), steps: z.string() }), leftOut: ['steps'] };
    const entry = { id: 'x', name: 'X', steps: 'Y', asOf: '2024-12' };
    const { items } = dataFile(short, about, [entry], ORIGIN);
    expect(items).toEqual([{ id: 'x', canonicalUrl: `${ORIGIN}/x`, name: 'X', asOf: '2024-12' }]);
    expect(itemSchema(short).required).toEqual(['id', 'canonicalUrl', 'name']);
  });
});
