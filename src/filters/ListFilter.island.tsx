import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';
import type { FormFields, Order } from './filter-rows.ts';
import { type List, readList, showMatches } from './list-rows.ts';
import { type CountTexts, NothingFound, ResultCount } from './ResultCount.tsx';
import './list-rows.css';
import { orderOf, type SortColumns } from './sort-order.ts';
import { useFormFilter } from './use-form-filter.ts';
import { useHeadings } from './use-headings.ts';
import { useKeys } from './use-keys.ts';
import { useUnprinted } from './use-unprinted.ts';

interface Props extends FilterFieldsProps {
  total: number;
  /** How many groups there are, where the count names them. */
  groups?: number;
  counted: string | CountTexts;
  /** What field `sort` offers, by its words. */
  orders?: Readonly<Record<string, Order>>;
  /** The order in which the list was rendered, where it is one of its columns'. */
  rendered?: Order;
  nothingFound?: { title: string; hint: string };
  /** A file of texts by the ids of rows, in which the search looks beside what is printed. */
  unprinted?: string;
  className?: string;
  /** What is at the right of the count; a function of the fields where it follows them. */
  children?: ReactNode | ((fields: FormFields) => ReactNode);
}

const NO_COLUMNS: SortColumns = {};
const NO_ORDERS: Readonly<Record<string, Order>> = {};

/**
 * Fields that narrow and sort a list, with their state in the address; one on a page, and not shown without script. The
 * list is outside of it and of React, rendered at build, so that no page carries it twice. It says what it is by its
 * attributes:
 *
 * - `data-rows`: its children are the rows. There may be several such lists.
 * - `data-search` within a row: here the search looks, and in the row's `data-identifiers` for what is not printed.
 * - `data-match="phrase"` on or round rows: the search wants what was typed as one piece in one of these places; where
 *   that finds nothing but the words occur, `counted.byWords` offers them.
 * - `data-<field>` on a row or its group: the value that the field of this name asks for, several as `facetOf` joins them.
 *   What is a range in the form is a value on the row.
 * - `data-sort-<key>` on a row: what an order compares, as numbers where both are. A `SortableHeading` of this key sorts by it,
 *   and `columns` has its words.
 * - `data-group` round rows: hidden when none of them is left, and with it what is `data-of-group="<its id>"`.
 * - `data-fold` on what folds in a row; it, and a group that folds, opens while the list is narrowed.
 * - `data-row="<its id>"` on a mark of a drawing: it dims where the row is hidden. `data-sets="<field>"` on a drawing's key, a
 *   link with the value in its query, chooses that value.
 * - `data-follows`: the rows of this list show and hide, and are sorted, as those of the first, one by one.
 */
export function ListFilter({
  total,
  groups = 0,
  counted,
  orders = NO_ORDERS,
  rendered,
  nothingFound,
  unprinted,
  className,
  children,
  ...fieldsProps
}: Props) {
  const { form, fields, update, clear, focusFirst } = useFormFilter();
  const { columns = NO_COLUMNS } = fieldsProps;
  const order = useMemo(
    () => orders[fields.sort ?? ''] ?? orderOf(fields, columns) ?? rendered,
    [fields, orders, columns, rendered],
  );
  useKeys(form, fields, update);
  useHeadings({ form, columns, rendered, order, onSort: update });
  const list = useRef<List>(undefined);
  const hasUnprinted = useUnprinted(unprinted);
  const [found, setFound] = useState({ count: total, groups, withWords: 0 });
  /** The state of the fields for which the words were asked for: with the next one the list's own rule holds again. */
  const [byWords, setByWords] = useState<FormFields>();

  useLayoutEffect(() => {
    list.current ??= readList(rendered);
    list.current.expectMore(hasUnprinted);
    setFound(showMatches(list.current, fields, order, byWords === fields));
  }, [fields, order, rendered, byWords, hasUnprinted]);

  useEffect(() => endAtLinkedRow(list.current, clear), [clear]);

  return (
    <div className={`grid noscript:hidden print:hidden ${className ?? 'mb-6 gap-3'}`}>
      <FilterFields ref={form} {...fieldsProps} onChange={update} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ResultCount
          {...found}
          total={total}
          counted={counted}
          onWords={() => {
            setByWords(fields);
            focusFirst();
          }}
        />
        {order && columns[order.key] ? (
          <output aria-live="polite" className="text-sm text-ink-2">
            Sorted by {columns[order.key]?.[order.direction]}
          </output>
        ) : null}
        {typeof children === 'function' ? children(fields) : children}
      </div>
      {found.count === 0 && nothingFound ? <NothingFound {...nothingFound} onClear={clear} /> : null}
    </div>
  );
}

/** A link leads to its row; to one that the filter has hidden, it ends the filter. Returns the function that stops listening. */
function endAtLinkedRow(list: List | undefined, clear: () => void): () => void {
  const onHashChange = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest('[data-rows], [data-group]')) return;
    list?.layOut();
    if (target.closest('[data-rows] > [hidden], [data-group][hidden]')) {
      list?.showAll();
      clear();
    }
    target.scrollIntoView();
  };
  addEventListener('hashchange', onHashChange);
  return () => removeEventListener('hashchange', onHashChange);
}
