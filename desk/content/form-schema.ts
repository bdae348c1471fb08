import { z } from 'zod';
import { references } from '#src/model/schemas/references.ts';
import type { FormSchema } from './form-data.ts';

/** The form of a file, from the schema that the build checks it with. */
export function formSchema(schema: z.ZodType): FormSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const kind = references.get(zodSchema)?.kind;
      if (kind) (jsonSchema as FormSchema).reference = kind;
    },
  }) as FormSchema;
}
