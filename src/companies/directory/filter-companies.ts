import { createDisplay, oncePerElement, searchTexts } from '#src/filters/display.ts';
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
  const isShown = new Map(items.map((item) => [item, isSought(item, fields)]));
  display(isShown);
  arrange(items, fields.sort ?? '');
  return items.filter((item) => isShown.get(item)).length;
}

const display = createDisplay();

const companyOf = oncePerElement((item) => {
  const { category = '', countries = '', type } = item.dataset;
  return {
    texts: searchTexts(item, '[data-search] :is(h3, p, li)'),
    category,
    countries: countries.split(COUNTRY_DIVIDER),
    type,
  };
});

function isSought(item: HTMLElement, { q = '', category, location, type }: FormFields): boolean {
  const company = companyOf(item);
  return (
    passes(company, { text: q, category: category || ALL_CATEGORIES }) &&
    (!location || company.countries.includes(location)) &&
    (!type || type === company.type)
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
