import { useId, useLayoutEffect, useRef } from 'react';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChoose: (value: Value) => void;
}

/** A list of which one is chosen. */
export function Choice<Value extends string>({ label, value, options, onChoose }: Props<Value>) {
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  const atFirst = useRef({ value, onChoose });
  // Another may have been chosen before this script was there.
  useLayoutEffect(() => {
    const { value: first, onChoose: choose } = atFirst.current;
    if (field.current && field.current.value !== first) choose(field.current.value as Value);
  }, []);
  return (
    <label htmlFor={id}>
      {label}
      <select
        ref={field}
        id={id}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
