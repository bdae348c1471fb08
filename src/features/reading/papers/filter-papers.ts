import { createDisplay, oncePerElement, searchTextOf } from '#src/filters/display.ts';
import type { FormFields } from '#src/filters/form-fields.ts';
import { listFilter, listFilterOf } from '#src/filters/list-filter.ts';

/**
 * Hides the papers that do not pass, and a category when nothing of it is left. The list is rendered at build and stays
 * outside of React. Returns the number of papers left.
 */
export function filterPapers(fields: FormFields): number {
  const passes = listFilter(listFilterOf(fields));
  const isShown = new Map<HTMLElement, boolean>();
  let total = 0;
  for (const section of document.querySelectorAll<HTMLElement>('main section:has(li[data-published])')) {
    let count = 0;
    for (const paper of section.querySelectorAll<HTMLElement>('li[data-published]')) {
      const { year, ...facts } = paperOf(paper);
      const isLeft = (!fields.year || year === fields.year) && passes(facts);
      isShown.set(paper, isLeft);
      if (isLeft) count += 1;
    }
    section.hidden = count === 0;
    total += count;
  }
  display(isShown);
  return total;
}

const display = createDisplay();

const paperOf = oncePerElement((paper) => ({
  text: searchTextOf(paper),
  category: paper.dataset.category ?? '',
  year: paper.dataset.published,
}));
