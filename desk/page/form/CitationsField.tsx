import { errorId, type FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { SourceDialog } from '../sources/SourceDialog.tsx';
import { labelOf } from './label.ts';
import { ReferenceInput } from './ReferenceInput.tsx';
import { ItemButton } from './templates.tsx';

type Cited = string | { source?: string; at?: string };

/** Works that the statements rest on, the most important first, with the place in long ones. */
export function CitationsField({ formData, onChange, fieldPathId, name, schema, errorSchema }: FieldProps) {
  const [isAdding, setAdding] = useState(false);
  const cited = (formData ?? []) as Cited[];
  const put = (next: readonly Cited[]) => onChange([...next], fieldPathId.path);
  const set = (index: number, work: Cited) => put(cited.map((each, at) => (at === index ? work : each)));
  const swap = (a: number, b: number) =>
    put(cited.map((each, at) => (at === a ? cited[b] : at === b ? cited[a] : each) as Cited));
  return (
    <fieldset id={fieldPathId.$id} className="array" tabIndex={-1}>
      <legend>{labelOf(name)}</legend>
      <p className="hint">{schema.description}</p>
      {cited.map((work, index) => {
        const { source = '', at = '' } = typeof work === 'string' ? { source: work } : work;
        const id = `${fieldPathId.$id}.${index}`;
        const errors = (errorSchema as Record<number, { __errors?: string[] }> | undefined)?.[index]?.__errors ?? [];
        const placed = (nextSource: string, nextAt: string): Cited =>
          nextAt ? { source: nextSource, at: nextAt } : nextSource;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was not chosen yet is the same in two places
          <div key={index} className="item citation">
            <div>
              <ReferenceInput
                id={id}
                kind="sources"
                aria-label={`Source ${index + 1}`}
                aria-invalid={errors.length > 0 || undefined}
                aria-describedby={errorId(id)}
                value={source}
                onChange={(next) => set(index, placed(next ?? '', at))}
              />
              {errors.length > 0 && (
                <p className="error" id={errorId(id)}>
                  {errors.join('. ')}
                </p>
              )}
            </div>
            <input
              type="text"
              className="input"
              aria-label={`Place in source ${index + 1}`}
              placeholder="section, page or table"
              value={at}
              onChange={({ target }) => set(index, placed(source, target.value))}
            />
            <div className="buttons">
              <ItemButton
                sign="↑"
                label={`Move source ${index + 1} up`}
                isOff={index === 0}
                onClick={() => swap(index, index - 1)}
              />
              <ItemButton
                sign="↓"
                label={`Move source ${index + 1} down`}
                isOff={index === cited.length - 1}
                onClick={() => swap(index, index + 1)}
              />
              <ItemButton
                sign="×"
                label={`Take source ${index + 1} out`}
                isOff={false}
                onClick={() => put(cited.filter((_, at) => at !== index))}
              />
            </div>
          </div>
        );
      })}
      <p className="buttons">
        <button type="button" className="btn small" onClick={() => put([...cited, ''])}>
          Name a source
        </button>
        <button type="button" className="btn small" onClick={() => setAdding(true)}>
          Find or add a source
        </button>
      </p>
      {isAdding && (
        <SourceDialog
          onChoose={(id) => put([...cited.filter((each) => each !== ''), id])}
          onClose={() => setAdding(false)}
        />
      )}
    </fieldset>
  );
}
