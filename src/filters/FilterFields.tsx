import type { Ref } from 'react';
import { inputClass } from '#src/design/field.ts';
import { Search } from '#src/design/icons.tsx';
import { RadioButtons } from './RadioButtons.tsx';

/** How the fields stand side by side where there is room. */
const LAYOUTS = {
  /** The search over the choices, up to four in a row. */
  rows: 'grid-cols-2 *:first:col-span-full lg:grid-cols-4',
  /** The search takes the room of two choices. */
  columns: 'grid-cols-2 *:first:col-span-2 lg:grid-cols-4',
  /** The search beside one choice, */
  beside: 'md:grid-cols-[1fr_14rem]',
  /** or beside a short and a long one. */
  besideTwo: 'sm:grid-cols-2 sm:*:first:col-span-full md:grid-cols-[1fr_9rem_16rem] md:*:first:col-span-1',
  /** Two choices. */
  pair: 'max-w-136 sm:grid-cols-2',
} as const;

const TITLE_ID = 'filter-title';

interface Choice {
  name: string;
  label: string;
  options: readonly string[];
  /** What stands for no choice. */
  all?: string;
}

export interface FilterFieldsProps {
  /** What the fields are called together, in sight. */
  title?: string;
  /** Path of the page: where the form leads without script. */
  action: string;
  /** The words in the search field; without them there is none. */
  placeholder?: string;
  selects?: readonly Choice[];
  /** A choice whose options all show. */
  radios?: Required<Choice>;
  layout?: keyof typeof LAYOUTS;
}

interface Props extends FilterFieldsProps {
  ref: Ref<HTMLFormElement>;
  /** Called on every change and on Enter. */
  onChange: () => void;
}

/** The form of a list's filter; one on a page. The fields keep their own state. */
export function FilterFields({
  ref,
  title,
  action,
  placeholder,
  selects = [],
  radios,
  layout = 'rows',
  onChange,
}: Props) {
  return (
    <search aria-labelledby={title ? TITLE_ID : undefined}>
      {title ? (
        <p id={TITLE_ID} className="mb-3 font-semibold">
          {title}
        </p>
      ) : null}
      <form
        ref={ref}
        action={action}
        autoComplete="off"
        className={`grid gap-4 noscript:hidden ${radios ? '' : LAYOUTS[layout]}`}
        onInput={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          onChange();
        }}
      >
        {placeholder ? <SearchField placeholder={placeholder} /> : null}
        {selects.map(({ all = 'All', ...choice }) => (
          <SelectField key={choice.name} empty={all} {...choice} />
        ))}
        {radios ? <RadioButtons {...radios} /> : null}
      </form>
    </search>
  );
}

interface SelectFieldProps {
  /** Name of the field, and of its parameter in the address. */
  name: string;
  label: string;
  options: readonly string[];
  /** The words of the first option, which is empty and stands for no choice. */
  empty: string;
}

function SelectField({ name, label, options, empty }: SelectFieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={`filter-${name}`} className="text-sm font-semibold">
        {label}
      </label>
      <select id={`filter-${name}`} name={name} className={inputClass}>
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

/** The text field of a list's filter, `q` in the address; one such field on a page. */
function SearchField({ placeholder }: { placeholder: string }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor="filter-text" className="text-sm font-semibold">
        Search
      </label>
      <span className="relative">
        <Search
          aria-hidden
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-3"
        />
        <input
          id="filter-text"
          name="q"
          type="search"
          maxLength={200}
          placeholder={placeholder}
          className={`${inputClass} pl-10`}
        />
      </span>
    </div>
  );
}
