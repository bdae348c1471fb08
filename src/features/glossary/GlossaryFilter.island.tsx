import { useEffect, useRef, useState } from 'react';
import { FilterForm } from '#src/filters/FilterForm.tsx';
import { listFilterOf } from '#src/filters/list-filter.ts';
import { useFormFilter } from '#src/filters/use-form-filter.ts';
import { urls } from '#src/model/urls.ts';
import { filterTerms, readTerms } from './filter-terms.ts';

interface Props {
  total: number;
  categories: readonly string[];
}

/** Live search and category over the terms that stand in the page. Without script it is not shown; the list is whole. */
export function GlossaryFilter({ total, categories }: Props) {
  const { form, fields, update, clear } = useFormFilter();
  const letters = useRef<ReturnType<typeof readTerms>>(undefined);
  const [count, setCount] = useState(total);

  useEffect(() => {
    letters.current ??= readTerms();
    setCount(filterTerms(letters.current, listFilterOf(fields)));
  }, [fields]);

  useEffect(() => showLinkedTerm(clear), [clear]);

  return (
    <div className="grid max-w-160 flex-1 gap-3 noscript:hidden print:hidden">
      <FilterForm
        ref={form}
        action={urls.glossary()}
        categories={categories}
        placeholder="Search terms and definitions"
        onFilter={update}
      />
      <output aria-live="polite" className="text-sm text-ink-2">
        {statusOf(count, total)}
      </output>
    </div>
  );
}

function statusOf(count: number, total: number): string {
  if (count === 0) return 'No terms match your search.';
  return count === total ? `${total} terms` : `${count} of ${total} terms`;
}

/** A link to a term that the filter has hidden ends the filter. Returns the function that stops listening. */
function showLinkedTerm(clear: () => void): () => void {
  const onHashChange = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest('[hidden]')) return;
    clear();
    // The list is whole again after the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
  };
  addEventListener('hashchange', onHashChange);
  return () => removeEventListener('hashchange', onHashChange);
}
