import type { FormFields } from '#src/filters/form-fields.ts';
import { ALL_CATEGORIES, passes } from '#src/filters/list-filter.ts';

/** Orders of the list besides the alphabetical one, by their words in the form. */
export const ORDERS = ['Oldest first', 'Newest first'] as const;

/** Between the countries of a company that is led from more than one. */
export const COUNTRY_DIVIDER = ' / ';

/**
 * Hides the cards that do not pass and puts the rest in the chosen order. The cards are rendered at build and stay
 * outside of React. Returns the number of cards left.
 */
export function filterCompanies(fields: FormFields): number {
  const items = [...document.querySelectorAll<HTMLElement>('#directory li[data-category]')];
  for (const item of items) item.hidden = !isSought(item, fields);
  arrange(items, fields.sort ?? '');
  return items.filter((item) => !item.hidden).length;
}

function isSought(item: HTMLElement, { q = '', category, location, type }: FormFields): boolean {
  const texts = [...item.querySelectorAll('[data-search] :is(h3, p, li)')].map((part) => part.textContent);
  const { category: own = '', countries = '', type: ownType } = item.dataset;
  return (
    passes({ texts, category: own }, { text: q, category: category || ALL_CATEGORIES }) &&
    (!location || countries.split(COUNTRY_DIVIDER).includes(location)) &&
    (!type || type === ownType)
  );
}

function arrange(items: HTMLElement[], order: string): void {
  const list = items[0]?.parentElement;
  if (!list || (list.dataset.order ?? '') === order) return;
  list.dataset.order = order;
  list.append(...items.sort((a, b) => compare(a, b, order)));
}

function compare(a: HTMLElement, b: HTMLElement, order: string): number {
  const years = Number(a.dataset.founded) - Number(b.dataset.founded);
  if (order === 'Oldest first' && years !== 0) return years;
  if (order === 'Newest first' && years !== 0) return -years;
  return nameOf(a).localeCompare(nameOf(b), 'en');
}

const nameOf = (item: HTMLElement) => item.querySelector('h3')?.textContent ?? '';
