import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readContent } from '#src/model/check-content.ts';
import { dataPage } from '#src/model/schemas/pages/data.ts';
import { columnsOf, valueAt } from './columns.ts';
import { toCsv } from './csv.ts';
import { type DataFile, dataFile, dataFileSchema, type Item, toJson } from './data-file.ts';
import { DATA_SET_IDS } from './data-set-ids.ts';
import { type DataSet, dataSets } from './data-sets.ts';
import { fieldsOf } from './fields.ts';
import { itemSchema } from './item-schema.ts';

const ORIGIN = 'https://hub.example';
const content = readContent();
const page = dataPage.parse(content.find(({ folder, id }) => folder === 'pages' && id === 'data')?.data);

function publish(set: DataSet): { file: DataFile; validate: ValidateFunction; sources: typeof content } {
  const about = page.sets.items.find(({ id }) => id === set.id);
  if (!about) throw new Error(`content/pages/data.yaml says nothing about ${set.id}`);
  const sources = content.filter(({ folder }) => folder === set.id);
  const { title, description } = about;
  const file = dataFile(set, { title, description }, sources, ORIGIN);
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
  addFormats.default(ajv);
  const schema = dataFileSchema(set, { title, description }, ORIGIN);
  // As a reader gets it: through the text of both files.
  return { file: JSON.parse(toJson(file)), validate: ajv.compile(JSON.parse(toJson(schema))), sources };
}

it('every collection that is announced is published, and the other way round', () => {
  expect(dataSets.map(({ id }) => id)).toEqual([...DATA_SET_IDS]);
});

describe.each(dataSets)('$id', (set) => {
  const { file, validate, sources } = publish(set);
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
    expect(sources.length).toBeGreaterThan(0);
    expect(file.count).toBe(sources.length);
    expect(new Set(file.items.map(({ id }) => id))).toEqual(new Set(sources.map(({ id }) => id)));
    for (const { id, canonicalUrl, ...published } of file.items) {
      const data = { ...sources.find((source) => source.id === id)?.data };
      for (const name of set.leftOut ?? []) delete data[name];
      expect(published, id).toEqual(data);
      expect(canonicalUrl).toMatch(new RegExp(`^${ORIGIN}/.*${id}$`));
    }
  });

  it('is the same as CSV: a record an entry, and no value lost', () => {
    const columns = columnsOf(schema);
    const rows: Record<string, string>[] = parse(toCsv(columns, file.items), { columns: true });
    expect(rows).toHaveLength(sources.length);
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

/** How the page says that a value stands in a cell. */
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

const bare = (text: string) => text.replace(/[\\"]/g, '');
const wholeText = (row: Record<string, string> | undefined) => bare(Object.values(row ?? {}).join('\n'));

describe('columns and fields of other shapes', () => {
  const item = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('a'), size: z.strictObject({ keys: z.number(), note: z.string().optional() }) }),
    z.strictObject({ kind: z.literal('b'), parts: z.array(z.strictObject({ name: z.string() })) }),
  ]);
  const set: DataSet = { id: 'threats', collection: 'threats', schema: item, pathOf: (id) => `/${id}` };

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
    const about = { title: 'Short', description: 'Short' };
    const { items } = dataFile(short, about, [{ id: 'x', data: { name: 'X', steps: 'Y', asOf: '2024-12' } }], ORIGIN);
    expect(items).toEqual([{ id: 'x', canonicalUrl: `${ORIGIN}/x`, name: 'X', asOf: '2024-12' }] satisfies Item[]);
    expect(itemSchema(short).required).toEqual(['id', 'canonicalUrl', 'name']);
  });
});
