import { z } from 'zod';
import type { DataSet } from './data-set.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What every published entry has besides the fields of its content. */
const identity = {
  id: z.string().describe('Name of the entry; unique in the file, and stable'),
  canonicalUrl: z.url().describe('Where the entry stands on this site'),
};

/** Formats of JSON Schema (2020-12, validation, §7.3) that content may have; validators refuse others that Zod knows. */
const FORMATS = ['date', 'date-time', 'email', 'regex', 'time', 'uri', 'uuid'];

/**
 * The JSON Schema (2020-12) of one published entry: its content's schema with an id and an address.
 * Throws where the content has a field of such a name itself.
 */
export function itemSchema({ id, schema, leftOut = [] }: DataSet): JsonSchema {
  const { $schema: _, ...content } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.format && !FORMATS.includes(jsonSchema.format)) delete jsonSchema.format;
    },
  });
  const { properties, required } = z.toJSONSchema(z.strictObject(identity));
  return ofEachShape(content, (shape) => {
    const kept = Object.entries(shape.properties ?? {}).filter(([name]) => !leftOut.includes(name));
    const clash = kept.find(([name]) => name in identity);
    if (clash) throw new Error(`content/${id}: the published files need the field "${clash[0]}" for themselves`);
    return {
      ...shape,
      properties: { ...properties, ...Object.fromEntries(kept) },
      required: [...(required ?? []), ...(shape.required ?? []).filter((name) => !leftOut.includes(name))],
    };
  });
}

/** The shapes that a schema allows: one, or the members of a union. */
export function shapesOf(schema: JsonSchema): JsonSchema[] {
  return schema.oneOf ?? schema.anyOf ?? [schema];
}

function ofEachShape(schema: JsonSchema, change: (shape: JsonSchema) => JsonSchema): JsonSchema {
  if (schema.oneOf) return { ...schema, oneOf: schema.oneOf.map(change) };
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map(change) };
  return change(schema);
}

/** The schema of a field; an empty one, which allows anything, where JSON Schema has a boolean in its place. */
export function asSchema(schema: JsonSchema[string]): JsonSchema {
  return isSchema(schema) ? schema : {};
}

function isSchema(schema: unknown): schema is JsonSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema);
}
