import { type FormEvent, useId } from 'react';
import { buttonClass } from '#src/design/Button.tsx';
import { inputClass } from '#src/design/field.ts';

interface Props {
  /** Name of the field, and of its parameter in the address. */
  name: string;
  /** Path of the page: where the form leads before its script has come. */
  action: string;
  label: string;
  /** On the button. */
  show: string;
  /** What the field offers. */
  names: readonly string[];
  defaultValue?: string;
  /** Called with what was typed or chosen. */
  onChoose: (typed: string) => void;
}

/** A field that offers names while one types: the browser's own list. It answers to Enter, the button, and a choice from the list. */
export function NameField({ name, action, label, show, names, defaultValue, onChoose }: Props) {
  const id = useId();
  return (
    <search>
      <form
        action={action}
        autoComplete="off"
        className="grid grid-cols-[1fr_auto] items-end gap-2 noscript:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          const field = event.currentTarget.elements.namedItem(name);
          if (field instanceof HTMLInputElement) onChoose(field.value);
        }}
      >
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-sm font-semibold">
            {label}
          </label>
          <input
            id={id}
            name={name}
            type="search"
            maxLength={200}
            list={`${id}-names`}
            defaultValue={defaultValue}
            className={inputClass}
            onInput={(event) => {
              if (isFromList(event)) onChoose(event.currentTarget.value);
            }}
          />
        </div>
        <button type="submit" className={buttonClass('primary')}>
          {show}
        </button>
        <datalist id={`${id}-names`}>
          {names.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </form>
    </search>
  );
}

/** Whether a name came from the list, and not letter by letter. */
function isFromList({ nativeEvent }: FormEvent): boolean {
  return !(nativeEvent instanceof InputEvent) || nativeEvent.inputType === 'insertReplacementText';
}
