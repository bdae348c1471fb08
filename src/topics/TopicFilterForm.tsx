import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { inputClass } from '#src/design/field.ts';
import { urls } from '#src/site/urls.ts';
import { ALL_CATEGORIES } from './filter-topics.ts';

interface Props {
  ref: Ref<HTMLFormElement>;
  categories: readonly string[];
  /** Called on every change and on Enter. */
  onFilter: (form: HTMLFormElement) => void;
}

/** Search text and category. The fields keep their own state, so that nothing typed before hydration is lost. */
export function TopicFilterForm({ ref, categories, onFilter }: Props) {
  return (
    <search>
      <form
        ref={ref}
        action={urls.topics()}
        autoComplete="off"
        className="grid gap-4 md:grid-cols-[1fr_14rem]"
        onInput={(event) => onFilter(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          onFilter(event.currentTarget);
        }}
      >
        <div className="grid gap-1.5">
          <label htmlFor="topic-text" className="text-sm font-semibold">
            Search
          </label>
          <span className="relative">
            <Search
              aria-hidden
              strokeWidth={1.75}
              className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-3"
            />
            <input
              id="topic-text"
              name="q"
              type="search"
              maxLength={200}
              placeholder="Search topics, tags, or content..."
              className={`${inputClass} pl-10`}
            />
          </span>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="topic-category" className="text-sm font-semibold">
            Category
          </label>
          <select id="topic-category" name="category" className={inputClass}>
            {[ALL_CATEGORIES, ...categories].map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        </div>
      </form>
    </search>
  );
}
