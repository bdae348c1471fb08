import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { withFields } from '#src/filters/form-fields.ts';
import { type List, readList } from '#src/filters/list-rows.ts';
import { defaultSorting, fieldsOf, nextSorting, SORT_COLUMNS, type SortColumn, sortingFromQuery } from './sorting.ts';

/** Sorts the table that is in it by the column whose heading is pressed. The address holds the order. */
export function FundingSort({ children }: { children?: ReactNode }) {
  const list = useRef<List>(undefined);
  const [sorting, setSorting] = useState(defaultSorting);

  function sortBy(key: SortColumn) {
    const next = nextSorting(sortingFromQuery(location.search), key);
    setSorting(next);
    history.replaceState(history.state, '', withFields(location.href, fieldsOf(next)));
  }

  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => setSorting(sortingFromQuery(location.search)), []);

  useLayoutEffect(() => {
    list.current ??= readList(defaultSorting);
    list.current.show(list.current.rows, sorting);
    for (const button of root.current?.querySelectorAll<HTMLButtonElement>('th > button') ?? []) {
      const heading = button.closest('th');
      if (heading) heading.ariaSort = button.name === sorting.key ? sorting.direction : null;
    }
  }, [sorting]);

  function onClick({ target }: MouseEvent) {
    const name = target instanceof Element ? target.closest('button')?.name : undefined;
    if (name && name in SORT_COLUMNS) sortBy(name as SortColumn);
  }

  return (
    // biome-ignore lint/a11y: the headings inside are real buttons; this hears them all, keyboard included
    <div ref={root} onClick={onClick}>
      <output name="sort" aria-live="polite" className="mb-3 block text-sm text-ink-2">
        Sorted by {SORT_COLUMNS[sorting.key][sorting.direction]}
      </output>
      {children}
    </div>
  );
}
