import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Order } from './filter-rows.ts';
import { fieldsOfOrder, nextOrder, type SortColumns } from './sort-order.ts';

interface Headings {
  form: RefObject<HTMLFormElement | null>;
  columns: SortColumns;
  rendered: Order | undefined;
  /** The order that holds now. */
  order: Order | undefined;
  /** Called once the form's fields hold what a heading asked for. */
  onSort: () => void;
}

/**
 * The headings whose buttons belong to the form, wherever their tables are: a press puts column and direction into the
 * form's fields, and the heading that holds says so.
 */
export function useHeadings(headings: Headings): void {
  const latest = useRef(headings);
  const { form, order } = headings;

  useLayoutEffect(() => {
    latest.current = headings;
  });

  useLayoutEffect(() => {
    for (const button of buttonsOf(form.current)) {
      const heading = button.closest('th');
      if (heading) heading.ariaSort = order && button.dataset.column === order.key ? order.direction : null;
    }
  }, [form, order]);

  // With the hydration: a press that was held for it comes right after.
  useLayoutEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && buttonsOf(form.current).includes(button)) sortBy(button.dataset.column ?? '', latest.current);
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, [form]);
}

function buttonsOf(form: HTMLFormElement | null): HTMLButtonElement[] {
  const controls = [...(form?.elements ?? [])];
  return controls.filter(
    (control) => control instanceof HTMLButtonElement && control.closest('th') !== null,
  ) as HTMLButtonElement[];
}

function sortBy(key: string, { form, columns, rendered, order, onSort }: Headings): void {
  const fields = fieldsOfOrder(nextOrder(order, key, columns), rendered);
  for (const [name, value] of Object.entries(fields)) {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  onSort();
}
