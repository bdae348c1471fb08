import { type RefObject, useEffect, useRef, useState } from 'react';
import { filterFromQuery, type ListFilter, NO_FILTER, withFilter } from './list-filter.ts';

/** Browsers limit how often an address may change, so it follows when the typing pauses. */
const ADDRESS_DELAY_MS = 250;

interface ListFilterState {
  form: RefObject<HTMLFormElement | null>;
  filter: ListFilter;
  /** Takes over what stands in the fields. */
  update: () => void;
  /** Empties the fields and puts the focus into the text field. */
  clear: () => void;
}

/**
 * The state of a `FilterForm`, kept in the page's address. The fields hold their own values, so that nothing typed
 * before hydration is lost.
 */
export function useListFilter(categories: readonly string[]): ListFilterState {
  const form = useRef<HTMLFormElement>(null);
  const [filter, setFilter] = useState(NO_FILTER);

  useEffect(() => {
    if (!form.current) return;
    fillUntouched(form.current, filterFromQuery(location.search, categories));
    setFilter(readFilter(form.current));
  }, [categories]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const address = withFilter(location.href, filter);
      if (address !== location.href) history.replaceState(history.state, '', address);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [filter]);

  function update() {
    if (form.current) setFilter(readFilter(form.current));
  }

  function clear() {
    form.current?.reset();
    setFilter(NO_FILTER);
    form.current?.querySelector('input')?.focus();
  }

  return { form, filter, update, clear };
}

function readFilter(form: HTMLFormElement): ListFilter {
  const fields = new FormData(form);
  return { text: String(fields.get('q') ?? ''), category: String(fields.get('category') ?? NO_FILTER.category) };
}

/** Writes the address's filter into the fields, but never over what the visitor has already entered. */
function fillUntouched(form: HTMLFormElement, filter: ListFilter): void {
  const entered = readFilter(form);
  if (entered.text !== NO_FILTER.text || entered.category !== NO_FILTER.category) return;
  const text = form.elements.namedItem('q');
  const category = form.elements.namedItem('category');
  if (text instanceof HTMLInputElement) text.value = filter.text;
  if (category instanceof HTMLSelectElement) category.value = filter.category;
}
