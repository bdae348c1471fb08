import { z } from 'zod';
import { references } from '#src/model/schemas/references.ts';
import type { FormSchema } from './form-data.ts';

/** Whether a schema is one of texts alone, of whatever form. */
function isText(schema: unknown): boolean {
  const { type, enum: values } = schema as FormSchema;
  return type === 'string' && values === undefined && !('const' in (schema as object));
}

/** The form of a file, from the schema that the build checks it with. */
export function formSchema(schema: z.ZodType): FormSchema {
  const made = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const kind = references.get(zodSchema)?.kind;
      if (kind) (jsonSchema as FormSchema).reference = kind;
      // An address with https or a path of the site are one field of text, not a choice of two.
      if (jsonSchema.anyOf?.every(isText)) {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, { type: 'string', format: 'text' });
      }
    },
  }) as FormSchema;
  nameOptions(made);
  return made;
}

/** Of several shapes each gets a name to choose it by: the word that its own field fixes, or its fields. */
function nameOptions(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { anyOf, oneOf } = schema as FormSchema;
  for (const option of [...(anyOf ?? []), ...(oneOf ?? [])] as FormSchema[]) option.title ??= nameOfOption(option);
  for (const inner of Object.values(schema)) nameOptions(inner);
}

function nameOfOption({ type, properties = {} }: FormSchema): string {
  const fixed = Object.values(properties).find((field) => typeof field === 'object' && typeof field.const === 'string');
  if (typeof fixed === 'object') return String(fixed.const);
  return Object.keys(properties).join(', ') || (type === 'string' ? 'text' : String(type ?? 'other'));
}
