import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { ariaDescribedByIds } from '@rjsf/utils';
import { useState } from 'react';
import { ReferenceInput } from './ReferenceInput.tsx';

function shared({ id, rawErrors, required, label }: WidgetProps) {
  return {
    id,
    name: id,
    'aria-invalid': (rawErrors?.length ?? 0) > 0 || undefined,
    'aria-describedby': ariaDescribedByIds(id),
    'aria-required': required || undefined,
    'aria-label': /^(.*)-\d+$/.test(label) ? label.replace(/-(\d+)$/, ' $1') : undefined,
  };
}

/** Fields that hold sentences, also while they are empty. */
const SENTENCES = ['scope', 'note', 'holds', 'summary', 'description', 'what', 'definition', 'lede'];

/** A text that may be longer than a line has one that grows; which it is does not change while one types. */
function TextWidget(props: WidgetProps) {
  const { value, onChange, schema, name } = props;
  const [isLong] = useState(
    () =>
      isProse(schema) &&
      (SENTENCES.includes(name) ||
        String(value ?? '').length > 28 ||
        /sentence|words/i.test(schema.description ?? '') ||
        (schema.maxLength ?? 0) > 100),
  );
  const [hasLines] = useState(() => String(value ?? '').includes('\n') || schema.pattern?.startsWith('^OPENQASM'));
  const kind = (schema as { reference?: string }).reference;
  if (kind)
    return (
      <ReferenceInput
        {...shared(props)}
        kind={kind}
        value={String(value ?? '')}
        onChange={onChange}
        canAdd={kind === 'sources'}
      />
    );
  const put = (text: string) => onChange(text === '' ? undefined : text);
  if (isLong || hasLines)
    return (
      <textarea
        {...shared(props)}
        className={`input ${hasLines ? 'mono' : ''}`}
        rows={1}
        value={String(value ?? '')}
        onChange={({ target }) => put(hasLines ? target.value : target.value.replaceAll('\n', ' '))}
      />
    );
  return (
    <input
      {...shared(props)}
      type="text"
      className={`input ${isProse(schema) ? '' : 'mono'}`}
      value={String(value ?? '')}
      onChange={({ target }) => put(target.value)}
    />
  );
}

function isProse({ pattern, format }: WidgetProps['schema']): boolean {
  return pattern === undefined && format === undefined;
}

function SelectWidget(props: WidgetProps) {
  const { value, onChange, options } = props;
  const choices = options.enumOptions ?? [];
  const at = choices.findIndex((choice) => choice.value === value);
  return (
    <select
      {...shared(props)}
      className="input"
      value={at < 0 ? '' : at}
      onChange={({ target }) => onChange(target.value === '' ? undefined : choices[Number(target.value)]?.value)}
    >
      <option value="">{at < 0 && value !== undefined ? `${String(value)} (not allowed)` : 'Choose'}</option>
      {choices.map(({ label, value: each }, index) => (
        <option key={String(each)} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A field that says "true" or is left out. */
function CheckboxWidget(props: WidgetProps) {
  const { value, onChange, schema } = props;
  return (
    <label className="check">
      <input
        {...shared(props)}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked ? true : schema.const === true ? undefined : false)}
      />
      {schema.description ?? 'Yes'}
    </label>
  );
}

export const widgets: RegistryWidgetsType = {
  TextWidget,
  TextareaWidget: TextWidget,
  URLWidget: TextWidget,
  EmailWidget: TextWidget,
  SelectWidget,
  CheckboxWidget,
};
