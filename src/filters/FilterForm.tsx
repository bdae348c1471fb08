import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { inputClass } from '#src/design/field.ts';
import { ALL_CATEGORIES } from './list-filter.ts';

interface Props {
  ref: Ref<HTMLFormElement>;
  /** Path of the page that the form stands on. */
  action: string;
  categories: readonly string[];
  placeholder: string;
  /** Called on every change and on Enter. */
  onFilter: () => void;
}

/** Search text and category of a list; one such form on a page. The fields keep their own state. */
export function FilterForm({ ref, action, categories, placeholder, onFilter }: Props) {
  return (
    <search>
      <form
        ref={ref}
        action={action}
        autoComplete="off"
        className="grid gap-4 md:grid-cols-[1fr_14rem]"
        onInput={onFilter}
        onSubmit={(event) => {
          event.preventDefault();
          onFilter();
        }}
      >
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
        <div className="grid gap-1.5">
          <label htmlFor="filter-category" className="text-sm font-semibold">
            Category
          </label>
          <select id="filter-category" name="category" className={inputClass}>
            {[ALL_CATEGORIES, ...categories].map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        </div>
      </form>
    </search>
  );
}
