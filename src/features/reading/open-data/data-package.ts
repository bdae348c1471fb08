import { site } from '#src/base/site-identity.ts';
import type { DataPage } from '#src/model/schemas/pages/data.ts';
import { urls } from '#src/model/urls.ts';
import { type Column, columnsOf } from './csv.ts';
import { LICENSE } from './data-file.ts';
import { dataSets } from './data-sets.ts';
import { dataVersion } from './data-version.ts';
import { fieldsOf } from './fields.ts';
import { asSchema, itemSchema, type JsonSchema, shapesOf } from './item-schema.ts';
import { aboutOf, loadDataCsv } from './load-data-file.ts';

type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'any';

/** One column (Table Schema 2.0). */
interface TableField {
  name: string;
  type: FieldType;
  description?: string;
  constraints?: { required: true; unique?: true };
}

/**
 * All CSV files as one Data Package (Frictionless, https://datapackage.org/standard/, version 2.0). Lists and objects are
 * one text in a cell, so their columns are strings; `site` is Astro's address of the site.
 */
export function dataPackage({ title, description }: Pick<DataPage, 'title' | 'description'>, address: URL | undefined) {
  const { version, date } = dataVersion();
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'quantum-computing-knowledge-hub',
    title: `${title}: ${site.name}`,
    description,
    homepage: address && new URL(urls.data(), address).href,
    version,
    created: `${date}T00:00:00Z`,
    licenses: [{ name: 'CC-BY-4.0', title: LICENSE.name, path: LICENSE.url }],
    contributors: [{ title: site.name, roles: ['publisher'] }],
    resources: dataSets.map((set) => {
      const { title: label, description: about } = aboutOf(set);
      const schema = itemSchema(set);
      const columns = columnsOf(schema);
      return {
        name: set.id,
        type: 'table',
        title: label,
        description: about,
        path: `${set.id}.csv`,
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        bytes: Buffer.byteLength(loadDataCsv(set, address)),
        schema: { fields: tableFields(schema, columns), primaryKey: ['id'] },
      };
    }),
  };
}

/** The columns of a set with their types; "any" where shapes differ. */
export function tableFields(schema: JsonSchema, columns: readonly Column[]): TableField[] {
  const descriptions = new Map(fieldsOf(schema).map(({ name, description }) => [name, description]));
  return columns.map(({ name, path }) => {
    const description = descriptions.get(name);
    return {
      name,
      type: typeAt(schema, path),
      ...(description ? { description } : {}),
      ...(name === 'id' ? { constraints: { required: true, unique: true } } : {}),
    };
  });
}

function typeAt(schema: JsonSchema, path: readonly string[]): FieldType {
  const [name, ...rest] = path;
  const types = new Set(
    shapesOf(schema).flatMap((shape) => {
      if (name === undefined) return [typeOf(shape)];
      const field = shape.properties?.[name];
      return field === undefined ? [] : [typeAt(asSchema(field), rest)];
    }),
  );
  const [only] = types;
  return types.size === 1 && only ? only : 'any';
}

function typeOf({ type, const: value }: JsonSchema): FieldType {
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  if (type === 'string' || type === 'array' || type === 'object') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'any';
}
