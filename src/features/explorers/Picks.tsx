import { useId, useLayoutEffect, useRef } from 'react';

interface Props<Value> {
  label: string;
  options: readonly { value: Value; text: string }[];
  /** Undefined where none of them is. */
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

/** Buttons of which one is pressed. */
export function Picks<Value extends string | number>({ label, options, chosen, onChoose }: Props<Value>) {
  const name = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const atFirst = useRef({ options, chosen, onChoose });
  // One may have been pressed before this script was there.
  useLayoutEffect(() => {
    const { options: offered, chosen: first, onChoose: choose } = atFirst.current;
    const inputs = [...(field.current?.querySelectorAll('input') ?? [])];
    const pressed = offered[inputs.findIndex(({ checked }) => checked)];
    if (pressed && pressed.value !== first) choose(pressed.value);
  }, []);
  return (
    <fieldset ref={field} className="picks-row">
      <legend>{label}</legend>
      {options.map(({ value, text }) => (
        <label key={value} className="pick rounded-full">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="visually-hidden"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
