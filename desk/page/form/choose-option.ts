import type { RJSFSchema, ValidatorType } from '@rjsf/utils';

/**
 * The form asks which of several shapes a value has. It is told by the value's type and fields; nothing is validated here:
 * that is the schema's own work, in the words of the build. (A compiler of JSON Schema would need `eval`, which the page's
 * policy forbids.)
 */
export const chooser: ValidatorType = {
  isValid: (schema, value) => fits(schema, value),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};

/** Whether a value has the type and the fields of a schema. */
export function fits(schema: RJSFSchema, value: unknown): boolean {
  const { type, properties = {}, required = [], additionalProperties } = schema;
  if ('const' in schema && schema.const !== value) return false;
  if (Array.isArray(schema.enum) && !schema.enum.includes(value as never)) return false;
  if (typeof type === 'string' && !isOfType(type, value)) return false;
  const all = [...(schema.allOf ?? [])] as RJSFSchema[];
  const any = [...(schema.anyOf ?? schema.oneOf ?? [])] as RJSFSchema[];
  if (!all.every((each) => fits(each, value)) || (any.length > 0 && !any.some((each) => fits(each, value))))
    return false;
  if (typeof value !== 'object' || value === null) return required.length === 0;
  const fields = value as Record<string, unknown>;
  return (
    required.every((key) => key in fields) &&
    (additionalProperties !== false || Object.keys(fields).every((key) => key in properties)) &&
    Object.entries(properties).every(
      ([key, inner]) =>
        fields[key] === undefined || typeof inner === 'boolean' || fits(inner as RJSFSchema, fields[key]),
    )
  );
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer' || type === 'number') return typeof value === 'number';
  return typeof value === type;
}
