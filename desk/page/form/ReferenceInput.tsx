import { type InputHTMLAttributes, useState } from 'react';
import { listOf, useNamed } from '../ReferenceLists.tsx';
import { SourceDialog } from '../sources/SourceDialog.tsx';
import { nearest } from './nearest.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  kind: string;
  value: string;
  onChange: (value: string | undefined) => void;
  /** Whether a work that is missing can be added from here. */
  canAdd?: boolean;
}

/** The id of another entry: chosen by its name, with what was meant where nothing is called so. */
export function ReferenceInput({ kind, value, onChange, canAdd = false, ...rest }: Props) {
  const [isAdding, setAdding] = useState(false);
  const named = useNamed(kind);
  const known = named.find(({ id }) => id === value);
  const meant =
    known || value === ''
      ? undefined
      : nearest(
          value,
          named.map(({ id }) => id),
        );
  return (
    <>
      <input
        {...rest}
        type="text"
        className="input mono"
        list={listOf(kind)}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value.trim() || undefined)}
      />
      {known && <p className="named">{known.name}</p>}
      {meant && (
        <p className="named">
          Did you mean{' '}
          <button type="button" className="link mono" onClick={() => onChange(meant)}>
            {meant}
          </button>
          ?
        </p>
      )}
      {canAdd && !known && (
        <p className="named">
          <button type="button" className="link" onClick={() => setAdding(true)}>
            Find or add a source
          </button>
        </p>
      )}
      {isAdding && <SourceDialog onChoose={onChange} onClose={() => setAdding(false)} />}
    </>
  );
}
