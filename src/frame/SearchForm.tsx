import { Search } from '#src/design/icons.tsx';
import { urls } from '#src/model/urls.ts';
import { SEARCH_PALETTE_ID } from './search-start.ts';

interface Props {
  inputId: string;
  /** Shows, where there is room, the key that opens the palette; it can be pressed, too. */
  hasKeyHint?: boolean;
  className?: string;
}

/** The site search: a plain GET form, so that it needs no script. `search-start.ts` logs what is submitted. */
export function SearchForm({ inputId, hasKeyHint = false, className = '' }: Props) {
  return (
    <search className={className}>
      <form action={urls.search()} method="get" data-site-search className="relative">
        <label htmlFor={inputId} className="visually-hidden">
          Search quantum topics
        </label>
        <Search
          aria-hidden
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-3"
        />
        <input
          id={inputId}
          name="q"
          type="search"
          placeholder="Search quantum topics..."
          maxLength={200}
          className="min-h-11 w-full rounded-sm border border-rule-strong bg-surface py-1.5 pr-3 pl-10 text-[1rem] hover:border-ink-3 focus-visible:rounded-sm focus-visible:outline-offset-0 nav:min-h-10 nav:text-xs xl:text-sm"
        />
        {hasKeyHint ? (
          <button
            type="button"
            commandfor={SEARCH_PALETTE_ID}
            command="show-modal"
            aria-label="/: search as you type"
            aria-haspopup="dialog"
            className="absolute top-1/2 right-2 hidden size-6 -translate-y-1/2 place-items-center rounded-xs border border-rule bg-paper text-xs text-ink-2 hover:text-ink xl:grid"
          >
            /
          </button>
        ) : null}
      </form>
    </search>
  );
}
