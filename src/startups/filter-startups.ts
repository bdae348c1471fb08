import type { FormFields } from '#src/filters/form-fields.ts';
import { ALL_CATEGORIES, passes } from '#src/filters/list-filter.ts';

/** Id of the list that the filter works on; it is rendered at build and stays outside of React. */
export const STARTUP_LIST_ID = 'startup-list';

/** Hides the cards that do not pass the search and both filters. Returns the number of cards left. */
export function filterStartups(fields: FormFields): number {
  const cards = [...document.querySelectorAll<HTMLElement>(`#${STARTUP_LIST_ID} li[data-status]`)];
  for (const card of cards) card.hidden = !isSought(card, fields);
  return cards.filter((card) => !card.hidden).length;
}

function isSought(card: HTMLElement, { q = '', status, category }: FormFields): boolean {
  const texts = [...card.querySelectorAll('[data-search]')].map((part) => part.textContent);
  const own = { texts, category: card.dataset.category ?? '' };
  return passes(own, { text: q, category: category || ALL_CATEGORIES }) && (!status || status === card.dataset.status);
}
