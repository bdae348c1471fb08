import { getDefaultRegistry } from '@rjsf/core';
import type { Field, FieldProps, RegistryFieldsType } from '@rjsf/utils';
import type { FormSchema } from '../../content/form-data.ts';
import { CitationsField } from './CitationsField.tsx';
import { FiguresField } from './FiguresField.tsx';
import { NumberField } from './NumberInput.tsx';

const { ArrayField, ObjectField } = getDefaultRegistry().fields as Record<'ArrayField' | 'ObjectField', Field>;

/** Works that are cited, a work with its place or without. */
function isCitations({ items }: FormSchema): boolean {
  const options = (items as FormSchema | undefined)?.anyOf as FormSchema[] | undefined;
  return options?.some(({ reference }) => reference === 'sources') ?? false;
}

/** Dated values by the names of figures. */
function isFigures({ additionalProperties }: FormSchema): boolean {
  const history = additionalProperties as FormSchema | undefined;
  const value =
    typeof history === 'object' && history.type === 'array' ? (history.items as FormSchema | undefined) : undefined;
  return value?.properties !== undefined && 'asOf' in value.properties && 'source' in value.properties;
}

function DeskArrayField(props: FieldProps) {
  return isCitations(props.schema as FormSchema) ? <CitationsField {...props} /> : <ArrayField {...props} />;
}

function DeskObjectField(props: FieldProps) {
  return isFigures(props.schema as FormSchema) ? <FiguresField {...props} /> : <ObjectField {...props} />;
}

export const fields: RegistryFieldsType = { ArrayField: DeskArrayField, ObjectField: DeskObjectField, NumberField };
