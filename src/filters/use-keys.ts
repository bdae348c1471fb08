import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { FormFields } from './filter-rows.ts';

/**
 * Keys of drawings that narrow the list: a link to this page with a field's value in its query, which names the field
 * (`data-sets`). A press chooses the value, a second one no value; the link that holds says so.
 */
export function useKeys(form: RefObject<HTMLFormElement | null>, fields: FormFields, onSet: () => void): void {
  useLayoutEffect(() => {
    for (const key of document.querySelectorAll<HTMLAnchorElement>('a[data-sets]')) {
      const { name, value } = askedBy(key);
      key.ariaCurrent = fields[name] === value ? 'true' : null;
    }
  }, [fields]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const key = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-sets]') : null;
      if (!key || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { name, value } = askedBy(key);
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLSelectElement)) return;
      event.preventDefault();
      field.value = field.value === value ? '' : value;
      onSet();
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, [form, onSet]);
}

function askedBy({ dataset, search }: HTMLAnchorElement): { name: string; value: string } {
  const name = dataset.sets ?? '';
  return { name, value: new URLSearchParams(search).get(name) ?? '' };
}
