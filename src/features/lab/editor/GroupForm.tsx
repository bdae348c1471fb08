import { useEffect, useRef, useState } from 'react';

interface Props {
  onName: (name: string) => void;
  onCancel: () => void;
}

/** Asks what the gate is called that the selection becomes. */
export function GroupForm({ onName, onCancel }: Props) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="group-form"
      onSubmit={(event) => {
        event.preventDefault();
        onName(name.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <label>
        Name of the gate{' '}
        <input
          ref={field}
          type="text"
          value={name}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="framed">
        Make gate
      </button>
      <button type="button" className="quiet" onClick={onCancel}>
        Cancel
      </button>
    </form>
  );
}
