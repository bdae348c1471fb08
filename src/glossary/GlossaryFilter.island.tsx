import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { inputClass } from '#src/design/field.ts';
import { filterTerms, LIST_ID } from './filter-terms.ts';

/** The live search over the terms that stand in the page. Without script it is not shown; the list is whole. */
export function GlossaryFilter({ total }: { total: number }) {
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState(countOf(total));

  function update() {
    const typed = input.current?.value ?? '';
    const count = filterTerms(typed);
    if (count === 0) setStatus('No terms match your search.');
    else setStatus(typed.trim() ? `${count} of ${countOf(total)}` : countOf(total));
  }

  /** A link to a term that the search has hidden ends the search. */
  function showTarget() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!input.current || !target?.closest('[hidden]')) return;
    input.current.value = '';
    update();
    target.scrollIntoView();
  }

  // What was typed while the script was on its way counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    update();
    addEventListener('hashchange', showTarget);
    return () => removeEventListener('hashchange', showTarget);
  }, []);

  return (
    <search aria-label="Glossary" className="grid max-w-136 flex-1 gap-2 noscript:hidden print:hidden">
      <label htmlFor="glossary-search" className="visually-hidden">
        Search terms and definitions
      </label>
      <div className="relative">
        <Search aria-hidden className="absolute top-3.25 left-3.5 size-4.5 text-ink-3" />
        <input
          ref={input}
          id="glossary-search"
          type="search"
          placeholder="Search terms and definitions"
          autoComplete="off"
          aria-controls={LIST_ID}
          onInput={update}
          className={`${inputClass} pl-10`}
        />
      </div>
      <p role="status" className="text-sm text-ink-2">
        {status}
      </p>
    </search>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 term' : `${count} terms`;
}
