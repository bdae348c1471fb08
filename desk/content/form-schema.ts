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
  return z.toJSONSchema(schema, {
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
}
