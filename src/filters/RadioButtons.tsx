import type { ReactNode } from 'react';
import { buttonClass } from '#src/design/Button.tsx';

interface Props {
  /** What is chosen between, for screen readers. */
  label: string;
  /** Name of the field, and of its parameter in the address. */
  name: string;
  options: readonly string[];
  /** The words of the first button, which is pressed at first and stands for no choice. */
  all: string;
  /** What is on a button, where that is not its option. */
  labels?: Readonly<Record<string, ReactNode>>;
}

const look = [
  buttonClass('secondary'),
  'relative has-checked:border-transparent has-checked:bg-accent has-checked:text-on-accent',
  'has-checked:hover:bg-accent-hover has-checked:hover:text-on-accent',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
].join(' ');

/** Radio buttons that look like buttons of which one is pressed. They keep their own state, as the form's other fields. */
export function RadioButtons({ label, name, options, all, labels = {} }: Props) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2.5">
      {[all, ...options].map((option, index) => (
        <label key={option} className={look}>
          <input
            type="radio"
            name={name}
            value={index === 0 ? '' : option}
            defaultChecked={index === 0}
            className="visually-hidden"
          />
          {labels[option] ?? option}
        </label>
      ))}
    </fieldset>
  );
}
