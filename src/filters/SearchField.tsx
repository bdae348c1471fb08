import { inputClass } from '#src/design/field.ts';
import { Search } from '#src/design/icons.tsx';

/** The text field of a list's filter, `q` in the address; one such field on a page. */
export function SearchField({ placeholder }: { placeholder: string }) {
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
