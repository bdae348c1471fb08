import { type FieldProps, toFieldPathId } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import type { FormSchema } from '../../content/form-data.ts';
import { useDesk } from '../desk-state.tsx';
import { FigureActions } from './FigureActions.tsx';
import type { Value } from './figure-changes.ts';
import { labelOf } from './label.ts';

type Figures = Record<string, Value[]>;

/** The figures of an entry, of which one is open: its newest value, and those before. */
export function FiguresField({ formData, onChange, fieldPathId, schema, registry, errorSchema, name }: FieldProps) {
  const { library, focus } = useDesk();
  const { file } = registry.formContext as { file: string };
  const figures = (formData ?? {}) as Figures;
  const names = [...new Set([...((schema.required as string[] | undefined) ?? []), ...Object.keys(figures)])];
  const [chosen, choose] = useState(names[0]);
  useEffect(() => {
    const [first, figure] = focus?.path ?? [];
    if (focus?.file === file && first === 'figures' && typeof figure === 'string') choose(figure);
  }, [focus, file]);
  const errors = (errorSchema ?? {}) as Record<string, object>;
  const put = (figure: string, values: Value[]) => onChange(values, [...fieldPathId.path, figure]);
  function add(figure: string): void {
    put(figure, [{}]);
    choose(figure);
  }
  function takeOut(figure: string): void {
    onChange(Object.fromEntries(Object.entries(figures).filter(([each]) => each !== figure)), fieldPathId.path);
    choose(names.find((each) => each !== figure));
  }
  const others = Object.entries(library?.figures ?? {}).filter(([each]) => !names.includes(each));
  return (
    <fieldset id={fieldPathId.$id} className="figures" tabIndex={-1}>
      {/* The part that it stands in is called so. */}
      <legend className="unseen">{labelOf(name)}</legend>
      <p className="hint">{schema.description}</p>
      <ul className="chips">
        {names.map((figure) => {
          const newest = figures[figure]?.[0];
          return (
            <li key={figure}>
              <button
                type="button"
                className="figure"
                aria-pressed={figure === chosen}
                data-bad={figure in errors || undefined}
                onClick={() => choose(figure)}
              >
                <b>{figure}</b>
                <span>{newest?.value || newest?.absent || 'no value'}</span> <small>{newest?.asOf}</small>
              </button>
            </li>
          );
        })}
        <li>
          <select className="input" aria-label="Add a figure" value="" onChange={({ target }) => add(target.value)}>
            <option value="">Add a figure</option>
            {others.map(([figure, { label }]) => (
              <option key={figure} value={figure}>
                {figure}: {label}
              </option>
            ))}
          </select>
        </li>
      </ul>
      {chosen && (
        <FigureActions
          name={chosen}
          values={figures[chosen] ?? []}
          onChange={(values) => put(chosen, values)}
          onTakeOut={() => takeOut(chosen)}
          isRequired={schema.required?.includes(chosen) ?? false}
        />
      )}
      {chosen && (
        <History
          key={chosen}
          figure={chosen}
          values={figures[chosen] ?? []}
          props={{ fieldPathId, schema, registry, errorSchema, onChange }}
          put={(values) => put(chosen, values)}
        />
      )}
    </fieldset>
  );
}

type Shared = Pick<FieldProps, 'fieldPathId' | 'schema' | 'registry' | 'errorSchema' | 'onChange'>;

/** The newest value open, the older ones folded: they are what was once true. */
function History({
  figure,
  values,
  props,
  put,
}: {
  figure: string;
  values: Value[];
  props: Shared;
  put: (values: Value[]) => void;
}) {
  const [newest, ...older] = values;
  const show = (value: Value, index: number) => (
    <ValueForm
      key={values.length - index}
      {...{ figure, value, index, props }}
      onTakeOut={values.length > 1 ? () => put(values.filter((_, at) => at !== index)) : undefined}
    />
  );
  return (
    <>
      {newest && show(newest, 0)}
      {older.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest, which stays where it is
        <details key={values.length - index - 1} open={hasErrors(props.errorSchema, figure, index + 1) || undefined}>
          <summary>
            {value.value ?? value.absent ?? 'no value'} <small>{value.asOf}</small>
          </summary>
          {show(value, index + 1)}
        </details>
      ))}
    </>
  );
}

function hasErrors(errors: unknown, figure: string, index: number): boolean {
  return (errors as Record<string, Record<number, unknown>> | undefined)?.[figure]?.[index] !== undefined;
}

function ValueForm({
  figure,
  value,
  index,
  props,
  onTakeOut,
}: {
  figure: string;
  value: Value;
  index: number;
  props: Shared;
  onTakeOut: (() => void) | undefined;
}) {
  const { fieldPathId, schema, registry, errorSchema, onChange } = props;
  const { SchemaField } = registry.fields;
  if (!SchemaField) return null;
  const path = toFieldPathId(
    index,
    registry.globalFormOptions,
    toFieldPathId(figure, registry.globalFormOptions, fieldPathId),
  );
  const histories = schema as FormSchema;
  const history = ((histories.properties as Record<string, FormSchema> | undefined)?.[figure] ??
    histories.additionalProperties) as FormSchema;
  const errors = (errorSchema as Record<string, Record<number, object>> | undefined)?.[figure]?.[index];
  return (
    <div className="value">
      <SchemaField
        name={`value-${index}`}
        schema={history.items as never}
        fieldPathId={path}
        formData={value as never}
        errorSchema={errors as never}
        registry={registry}
        uiSchema={{}}
        onChange={onChange}
        onBlur={() => {}}
        onFocus={() => {}}
      />
      {onTakeOut && (
        <button type="button" className="btn small" onClick={onTakeOut}>
          Take this value out
        </button>
      )}
    </div>
  );
}
