import type { FormFields } from '#src/filters/form-fields.ts';
import { listFilterOf, passes } from '#src/filters/list-filter.ts';

/**
 * Hides the papers that do not pass, and a category when nothing of it is left. The list is rendered at build and stays
 * outside of React. Returns the number of papers left.
 */
export function filterPapers(fields: FormFields): number {
  let total = 0;
  for (const section of document.querySelectorAll<HTMLElement>('main section:has(li[data-year])')) {
    let count = 0;
    for (const paper of section.querySelectorAll<HTMLElement>('li[data-year]')) {
      paper.hidden = !isSought(paper, fields);
      if (!paper.hidden) count += 1;
    }
    section.hidden = count === 0;
    total += count;
  }
  return total;
}

function isSought(paper: HTMLElement, fields: FormFields): boolean {
  const texts = [...paper.querySelectorAll('[data-search]')].map((part) => part.textContent);
  const own = { texts, category: paper.dataset.category ?? '' };
  return (!fields.year || paper.dataset.year === fields.year) && passes(own, listFilterOf(fields));
}
