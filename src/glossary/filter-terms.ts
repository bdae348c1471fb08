import { createDisplay, oncePerElement, searchTexts } from '#src/filters/display.ts';

/** Anchors and data attributes that tie the list, the index of letters and the search field together. */
export const LIST_ID = 'terms';
export const INDEX_ID = 'letters';

/** Whether a text contains what was typed: trimmed, ignoring case (specification, §5 "Glossary search"). */
export function matches(text: string, typed: string): boolean {
  return text.toLowerCase().includes(typed.trim().toLowerCase());
}

/**
 * Hides the terms that do not match, the letters left without a term, and their links in the index. The list is
 * rendered at build and stays outside of React, so that no page carries its definitions twice.
 * Returns the number of terms that are left.
 */
export function filterTerms(typed: string): number {
  const isShown = new Map<HTMLElement, boolean>();
  let count = 0;
  for (const section of document.querySelectorAll<HTMLElement>(`#${LIST_ID} > section`)) {
    let isEmpty = true;
    for (const term of section.querySelectorAll<HTMLElement>('dl > div')) {
      const isLeft = matches(searchableText(term), typed);
      isShown.set(term, isLeft);
      if (!isLeft) continue;
      isEmpty = false;
      count += 1;
    }
    if (section.hidden !== isEmpty) section.hidden = isEmpty;
    const link = document.querySelector(`#${INDEX_ID} a[href="#${section.id}"]`);
    link?.parentElement?.toggleAttribute('hidden', isEmpty);
  }
  display(isShown);
  document.getElementById(INDEX_ID)?.toggleAttribute('hidden', count === 0);
  return count;
}

const display = createDisplay();

/** Term, other names and definition; not the category, the related terms or the source. */
const searchableText = oncePerElement((term) => searchTexts(term, '[data-search]').join('\n'));
