import { asSchema, type JsonSchema, shapesOf } from './item-schema.ts';

/** A field of a published entry in words. */
export interface Field {
  /** "founded"; "complexity.quantum" for a field of an object, "programs[].name" for one in a list of objects. */
  name: string;
  /** "text", "whole number", "list of texts" … */
  type: string;
  description: string;
  /** What it may hold, where it is one of a few texts. */
  values: readonly string[];
  /** Whether an entry may leave it out. */
  isOptional: boolean;
}

/** The fields of entries that follow a schema, in its order; where shapes differ, what all of them say together. */
export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  const fields = new Map<string, Field>();
  const shapes = shapesOf(schema);
  for (const shape of shapes) {
    for (const [key, property] of Object.entries(shape.properties ?? {})) {
      const isOptional = !shapes.every(({ required }) => required?.includes(key));
      for (const field of described(`${prefix}${key}`, asSchema(property), isOptional))
        fields.set(field.name, merged(fields.get(field.name), field));
    }
  }
  return [...fields.values()];
}

function described(name: string, schema: JsonSchema, isOptional: boolean): Field[] {
  const { description = '' } = schema;
  const field = { name, type: typeOf(schema), description, values: valuesOf(schema), isOptional };
  const inner = schema.type === 'array' ? asSchema(schema.items) : schema;
  return [field, ...fieldsOf(inner, `${name}${schema.type === 'array' ? '[]' : ''}.`)];
}

function merged(known: Field | undefined, field: Field): Field {
  return known ? { ...known, values: [...new Set([...known.values, ...field.values])] } : field;
}

function valuesOf({ enum: several, const: one }: JsonSchema): string[] {
  return [...(several ?? []), ...(one === undefined ? [] : [one])].map(String);
}

const PLURALS: Record<string, string> = {
  text: 'texts',
  'web address': 'web addresses',
  object: 'objects',
  number: 'numbers',
  'whole number': 'whole numbers',
};

function typeOf(schema: JsonSchema): string {
  if (schema.type === 'array') {
    const item = typeOf(asSchema(schema.items));
    return `list of ${PLURALS[item] ?? item}`;
  }
  const words = shapesOf(schema).map(({ type, format }) => wordOf(type, format));
  return [...new Set(words)].join(' or ');
}

function wordOf(type: JsonSchema['type'], format: string | undefined): string {
  if (type === 'string') return format === 'uri' ? 'web address' : 'text';
  if (type === 'integer') return 'whole number';
  if (type === 'boolean') return 'true or false';
  return typeof type === 'string' ? type : 'any value';
}
