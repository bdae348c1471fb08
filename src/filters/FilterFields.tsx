import type { FormEvent, Ref } from 'react';
import { inputClass } from '#src/design/field.ts';
import { Search } from '#src/design/icons.tsx';
import { RadioButtons } from './RadioButtons.tsx';
import type { SortColumns } from './sort-order.ts';

/** How the fields stand side by side where there is room. */
const LAYOUTS = {
  /** The search over the choices, up to four in a row. */
  rows: 'grid-cols-2 *:first:col-span-full lg:grid-cols-4',
  /** The same with five choices in a row. */
  five: 'grid-cols-2 *:first:col-span-full lg:grid-cols-5',
  /** The search takes the room of two choices. */
  columns: 'grid-cols-2 *:first:col-span-2 lg:grid-cols-4',
  /** The search beside one choice, */
  beside: 'md:grid-cols-[1fr_14rem]',
  /** or beside a short and a long one. */
  besideTwo: 'grid-cols-2 *:first:col-span-full md:grid-cols-[1fr_9rem_16rem] md:*:first:col-span-1',
  /** Two choices. */
  pair: 'max-w-136 sm:grid-cols-2',
} as const;

const TITLE_ID = 'filter-title';

/** What is elsewhere on the page, such as the headings of a table, belongs to the form by this. */
export const FILTER_FORM_ID = 'filter-form';

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
  /** What the headings of a table sort by. */
  columns?: SortColumns;
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
  columns,
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
        id={FILTER_FORM_ID}
        action={action}
        autoComplete="off"
        className={`grid gap-4 noscript:hidden ${radios ? '' : LAYOUTS[layout]}`}
        onInput={(event) => {
          if (columns) forgetHeading(event);
          onChange();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          onChange();
        }}
      >
        {placeholder ? <SearchField placeholder={placeholder} /> : null}
        {selects.map(({ all = 'All', ...choice }) => (
          <SelectField
            key={choice.name}
            empty={all}
            {...choice}
            columns={choice.name === 'sort' ? columns : undefined}
          />
        ))}
        {radios ? <RadioButtons {...radios} /> : null}
        {columns ? <SortFields hasChoice={selects.some(({ name }) => name === 'sort')} /> : null}
      </form>
    </search>
  );
}

/** An order that is chosen in the form takes the place of the one that a heading asked for. */
function forgetHeading({ target, currentTarget }: FormEvent<HTMLFormElement>) {
  const direction = currentTarget.elements.namedItem('direction');
  if ((target as HTMLInputElement).name === 'sort' && direction instanceof HTMLInputElement) direction.value = '';
}

/** Column and direction that a heading asked for. Where the form has a choice of orders, that is the field `sort`. */
function SortFields({ hasChoice }: { hasChoice: boolean }) {
  return (
    <>
      {hasChoice ? null : <input type="hidden" name="sort" />}
      <input type="hidden" name="direction" />
    </>
  );
}

interface SelectFieldProps {
  /** Name of the field, and of its parameter in the address. */
  name: string;
  label: string;
  options: readonly string[];
  /** The words of the first option, which is empty and stands for no choice. */
  empty: string;
  /** Columns of a table, which only their headings choose. */
  columns?: SortColumns | undefined;
}

function SelectField({ name, label, options, empty, columns = {} }: SelectFieldProps) {
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
        {Object.keys(columns).map((column) => (
          <option key={column} value={column} hidden>
            By heading
          </option>
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
