import type { z } from 'zod';
import { same } from './same.ts';

/** A schema as forms read it: JSON Schema, with the kind that an id is of under `reference`. */
export type FormSchema = z.core.JSONSchema.BaseSchema & { reference?: string };

/** The fields of a figure's value as editors write them: the number beside the words, the scope after its source. */
const FIGURE_ORDER = [
  ...['value', 'absent', 'amount', 'count', 'percent', 'error', 'ratio', 'seconds', 'asOf', 'copy', 'source'],
  ...['reported', 'via', 'scope', 'floor', 'correction', 'disputed'],
];

/** The same data with the fields of every object in the order of its schema, so that a new one stands where it belongs. */
export function inSchemaOrder(data: unknown, schema: FormSchema | undefined): unknown {
  if (Array.isArray(data)) {
    return data.map((item, index) => inSchemaOrder(item, itemSchema(schema, index)));
  }
  if (typeof data !== 'object' || data === null) return data;
  const fitting = optionFor(data, schema);
  const fields = (fitting?.properties ?? {}) as Record<string, FormSchema>;
  const order = 'asOf' in fields && 'source' in fields ? FIGURE_ORDER : Object.keys(fields);
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(
    Object.entries(data)
      .sort(([a], [b]) => place(a) - place(b))
      .map(([key, value]) => [key, inSchemaOrder(value, fieldSchema(fitting, key))]),
  );
}

/** Of several forms that an object may have, the one that has all its fields. */
function optionFor(data: object, schema: FormSchema | undefined): FormSchema | undefined {
  const options = (schema?.anyOf ?? schema?.oneOf) as FormSchema[] | undefined;
  return options?.find(({ properties }) => properties && Object.keys(data).every((key) => key in properties)) ?? schema;
}

/**
 * The data without what the form left empty: a file says nothing of an optional field that has no value. What is in the file
 * already, empty as it is, stays: nobody has changed it.
 */
export function withoutEmpty(data: unknown, schema: FormSchema | undefined, inFile?: unknown): unknown {
  if (Array.isArray(data)) {
    return data.map((item, index) => withoutEmpty(item, itemSchema(schema, index), fieldOf(inFile, index)));
  }
  if (typeof data !== 'object' || data === null) return data;
  const fitting = optionFor(data, schema);
  const filled = Object.entries(data)
    .map(([key, value]) => [key, withoutEmpty(value, fieldSchema(fitting, key), fieldOf(inFile, key))] as const)
    .filter(
      ([key, value]) => !isEmpty(value, fitting?.required?.includes(key) ?? false) || same(value, fieldOf(inFile, key)),
    );
  return Object.fromEntries(filled);
}

const fieldOf = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** A required list or object may be empty; that is for its schema to say. */
function isEmpty(value: unknown, isRequired: boolean): boolean {
  if (value === undefined || value === null || value === '') return true;
  return !isRequired && typeof value === 'object' && Object.keys(value).length === 0;
}

function fieldSchema(schema: FormSchema | undefined, key: string): FormSchema | undefined {
  const fields = schema?.properties as Record<string, FormSchema> | undefined;
  return (
    fields?.[key] ??
    (typeof schema?.additionalProperties === 'object' ? (schema.additionalProperties as FormSchema) : undefined)
  );
}

function itemSchema(schema: FormSchema | undefined, index: number): FormSchema | undefined {
  const items = schema?.items;
  return (Array.isArray(items) ? (items[index] ?? schema?.additionalItems) : items) as FormSchema | undefined;
}
