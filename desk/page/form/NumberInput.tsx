import { ariaDescribedByIds, type FieldProps } from '@rjsf/utils';
import { useState } from 'react';

/** A number as one writes it, 130.0e6 too. What is no number goes on as a text, and the schema says so. */
export function NumberField({ fieldPathId, formData, onChange, rawErrors, required }: FieldProps) {
  const [typed, setTyped] = useState(() => written(formData));
  // Another value came from elsewhere: an older one was taken back, say.
  const shown = numberOf(typed) === formData ? typed : written(formData);
  return (
    <input
      id={fieldPathId.$id}
      type="text"
      inputMode="decimal"
      className="input mono"
      aria-invalid={(rawErrors?.length ?? 0) > 0 || undefined}
      aria-describedby={ariaDescribedByIds(fieldPathId)}
      aria-required={required || undefined}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberOf(target.value), fieldPathId.path);
      }}
    />
  );
}

function written(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'number' && value !== 0 && Math.abs(value) < 0.001 ? value.toExponential() : String(value);
}

function numberOf(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(trimmed) ? Number(trimmed) : trimmed;
}
