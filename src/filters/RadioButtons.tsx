import type { ReactNode, Ref } from 'react';
import { buttonClass } from '#src/design/Button.tsx';

interface Props {
  ref?: Ref<HTMLFieldSetElement>;
  /** What is chosen between, for screen readers. */
  label: string;
  /** Name of the choice, and of its parameter in the address. */
  name: string;
  /** The first one is chosen at first; its value is empty, as it stands for no choice. */
  options: readonly { value: string; label: ReactNode }[];
  onChoose: (value: string) => void;
}

const look = [
  buttonClass('secondary'),
  'relative has-checked:border-transparent has-checked:bg-accent has-checked:text-on-accent',
  'has-checked:hover:bg-accent-hover has-checked:hover:text-on-accent',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
].join(' ');

/**
 * Radio buttons that look like buttons of which one is pressed. They hold the choice themselves, so that one made before
 * the script has come is not lost.
 */
export function RadioButtons({ ref, label, name, options, onChoose }: Props) {
  return (
    <fieldset ref={ref} data-choice-filter={name} aria-label={label} className="flex flex-wrap gap-2.5">
      {options.map((option, index) => (
        <label key={option.value} className={look}>
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={index === 0}
            onChange={() => onChoose(option.value)}
            className="visually-hidden"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
