import { useState } from 'react';
import { buttonClass } from '#src/design/Button.tsx';
import { inputClass } from '#src/design/field.ts';
import { urls } from '#src/model/urls.ts';
import type { Found, FoundGroup } from '../find.ts';
import { KindFilter } from './KindFilter.tsx';
import { NoResults } from './NoResults.tsx';
import { BestResults, ResultGroup } from './ResultGroup.tsx';
import { type Results, useResults } from './use-results.ts';
import { useSearchAddress } from './use-search-address.ts';

/** The best of all kinds come first; then some more of each kind, and further ones with each press once it is one kind. */
const BEST = 3;
const OF_EACH_KIND = 3;
const OF_ONE_KIND = 10;

/** The search page's field and its results. Without script the form only leads to the same page. */
export function SiteSearch({ placeholder }: { placeholder: string }) {
  const { field, query, kind: asked, follow, submit, searchFor, choose } = useSearchAddress();
  const [shown, setShown] = useState(OF_ONE_KIND);
  const wanted = asked ? { best: BEST, ofEachKind: shown } : { best: BEST, ofEachKind: BEST + OF_EACH_KIND };
  const { results, retry } = useResults(query, wanted);
  // A kind that has no results, or that does not exist, hides nothing.
  const kind = results.status === 'found' && results.groups.some((group) => group.kind === asked) ? asked : undefined;

  function narrow(next: typeof kind) {
    setShown(OF_ONE_KIND);
    choose(next);
  }

  return (
    <div className="grid gap-6">
      <search>
        <form
          action={urls.search()}
          autoComplete="off"
          data-site-search
          className="flex max-w-160 gap-2.5"
          onInput={follow}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <label htmlFor="search-query" className="visually-hidden">
            Search
          </label>
          <input
            ref={field}
            id="search-query"
            name="q"
            type="search"
            maxLength={200}
            placeholder={placeholder}
            className={inputClass}
          />
          <button type="submit" className={buttonClass('primary')}>
            Search
          </button>
        </form>
      </search>
      <output aria-live="polite" className="min-h-6 text-sm text-ink-2">
        {statusOf(results)}
      </output>
      {results.status === 'failed' ? (
        <button type="button" onClick={retry} className={`w-fit ${buttonClass('secondary')}`}>
          Try again
        </button>
      ) : null}
      {results.status === 'nothing' ? <NoResults suggestions={results.suggestions} onChoose={searchFor} /> : null}
      {results.status === 'found' ? (
        <>
          <KindFilter groups={results.groups} kind={kind} onChoose={narrow} />
          <div id="found-list" className="grid max-w-200 gap-10">
            {kind ? null : <BestResults results={results.best} />}
            {(kind ? results.groups.filter((group) => group.kind === kind) : besides(results)).map((group) => (
              <ResultGroup
                key={group.kind}
                group={group}
                onMore={() => (kind ? setShown((last) => last + OF_ONE_KIND) : narrow(group.kind))}
              />
            ))}
          </div>
        </>
      ) : null}
    </div>
  );
}

/** The results of each kind that are not among the best already. */
function besides({ best, groups }: { best: readonly Found[]; groups: readonly FoundGroup[] }): FoundGroup[] {
  const isBest = ({ url }: Found) => best.some((one) => one.url === url);
  return groups
    .map(({ kind, count, results }) => ({
      kind,
      count: count - results.filter(isBest).length,
      results: results.filter((result) => !isBest(result)).slice(0, OF_EACH_KIND),
    }))
    .filter(({ results }) => results.length > 0);
}

function statusOf(results: Results): string {
  switch (results.status) {
    case 'empty':
      return '';
    case 'searching':
      return 'Searching…';
    case 'failed':
      return 'The search could not be loaded. Check the connection and try again.';
    case 'nothing':
      return `Nothing found for “${results.query}”.`;
    case 'found': {
      if (!results.isWhole) return 'Searching…';
      const total = results.groups.reduce((sum, { count }) => sum + count, 0);
      return `${total} ${total === 1 ? 'result' : 'results'} for “${results.query}”`;
    }
  }
}
