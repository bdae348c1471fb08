import { z } from 'zod';
import { site } from '#src/base/site-identity.ts';
import { prose } from '#src/model/schemas/fields.ts';
import { partialDate } from '#src/model/schemas/figure.ts';
import { urls } from '#src/model/urls.ts';
import type { DataSet } from './data-set.ts';
import { itemSchema, type JsonSchema } from './item-schema.ts';

/** The license of the content, as the file LICENSE gives it. */
export const LICENSE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: site.name,
} as const;

/** One published entry: its fields, with its name and its place on the site. */
export interface Item {
  id: string;
  canonicalUrl: string;
}

/** What the page's content says about a data set. */
export interface About {
  title: string;
  description: string;
  /** Version of the shape of the files. */
  version: string;
}

/** What is around the entries in a JSON file. */
const envelope = z.strictObject({
  $schema: z.url().describe('The JSON Schema (2020-12) that this file follows'),
  name: prose.describe('What the entries are'),
  description: prose.describe('What the file holds, and what it leaves out'),
  version: z
    .string()
    .describe('Version of the shape of the files: the first number rises where a program that reads them may break'),
  documentation: z.url().describe('The page that describes the file'),
  license: z.strictObject({
    name: z.literal(LICENSE.name).describe('Short name of the license'),
    url: z.literal(LICENSE.url).describe('Its text'),
    attribution: prose.describe('What to name as the source'),
  }),
  asOf: partialDate.describe('Latest date at which an entry was true'),
  count: z.number().int().nonnegative().describe('Number of entries'),
});

export type DataFile = z.infer<typeof envelope> & { items: Item[] };

/** A data set with its entries, as it is published. `origin` is the site's scheme and host. */
export function dataFile(set: DataSet, about: About, entries: readonly { id: string }[], origin: string): DataFile {
  const absolute = (path: string) => new URL(path, origin).href;
  return {
    $schema: absolute(urls.dataSchema(set.id)),
    name: about.title,
    description: about.description,
    version: about.version,
    documentation: absolute(urls.dataSet(set.id)),
    license: LICENSE,
    asOf: latestDate(set, entries),
    count: entries.length,
    items: entries
      .map(({ id, ...fields }) => ({ id, canonicalUrl: absolute(set.pathOf(id)), ...without(fields, set.leftOut) }))
      .sort((a, b) => a.id.localeCompare(b.id, 'en')),
  };
}

/** The JSON Schema (2020-12) of a data set's JSON file. */
export function dataFileSchema(set: DataSet, about: About, origin: string): JsonSchema {
  const { properties, required, ...schema } = z.toJSONSchema(envelope);
  return {
    ...schema,
    $id: new URL(urls.dataSchema(set.id), origin).href,
    title: about.title,
    description: about.description,
    properties: { ...properties, items: { type: 'array', description: 'The entries, by id', items: itemSchema(set) } },
    required: [...(required ?? []), 'items'],
  };
}

function latestDate({ dateOf }: DataSet, entries: readonly { id: string }[]): string {
  const dates = entries.flatMap(({ id }) => dateOf(id) ?? []);
  return dates.sort().at(-1) ?? '';
}

function without(fields: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** The text of a JSON file: indented, because people look at it too. */
export function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
