import { createDisplay, oncePerElement, searchTexts } from '#src/filters/display.ts';
import type { FormFields } from '#src/filters/form-fields.ts';
import { ALL_CATEGORIES, passes } from '#src/filters/list-filter.ts';

/**
 * Hides the papers that do not pass, and a category when nothing of it is left. The list is rendered at build and stays
 * outside of React. Returns the number of papers left.
 */
export function filterPapers(fields: FormFields): number {
  const isShown = new Map<HTMLElement, boolean>();
  let total = 0;
  for (const section of document.querySelectorAll<HTMLElement>('main section:has(li[data-year])')) {
    let count = 0;
    for (const paper of section.querySelectorAll<HTMLElement>('li[data-year]')) {
      const isLeft = isSought(paper, fields);
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
  texts: searchTexts(paper, '[data-search]'),
  category: paper.dataset.category ?? '',
  year: paper.dataset.year,
}));

function isSought(element: HTMLElement, { q = '', year, category }: FormFields): boolean {
  const paper = paperOf(element);
  return (!year || paper.year === year) && passes(paper, { text: q, category: category || ALL_CATEGORIES });
}
