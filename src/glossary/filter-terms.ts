import { createDisplay, searchTexts } from '#src/filters/display.ts';
import { ALL_CATEGORIES, type ListFilter } from '#src/filters/list-filter.ts';

/** Anchors and data attributes that tie the list, the index of letters and the filter together. */
export const LIST_ID = 'terms';
export const INDEX_ID = 'letters';

export interface FilterEntry {
  /** Term, other names and definition, in lower case; not the category, the related terms or the source. */
  text: string;
  category: string;
}

/** Whether a term or its definition contains what was typed: trimmed, ignoring case (specification, §5 "Glossary search"). */
export function matches(entry: FilterEntry, { text, category }: ListFilter): boolean {
  return (category === ALL_CATEGORIES || category === entry.category) && entry.text.includes(text.trim().toLowerCase());
}

const displayTerms = createDisplay();

interface ShownTerm extends FilterEntry {
  element: HTMLElement;
}

interface Letter {
  section: HTMLElement;
  /** The letter's place in the index. */
  link: HTMLElement | null;
  terms: readonly ShownTerm[];
}

/**
 * Reads the list as it was rendered at build; it stays outside of React, so that no page carries its definitions
 * twice. A keystroke then reads no page and touches only what changes.
 */
export function readTerms(): Letter[] {
  return [...document.querySelectorAll<HTMLElement>(`#${LIST_ID} > section`)].map((section) => ({
    section,
    link: document.querySelector<HTMLElement>(`#${INDEX_ID} li:has(> a[href="#${section.id}"])`),
    terms: [...section.querySelectorAll<HTMLElement>('dl > div')].map((element) => ({
      element,
      text: searchTexts(element, '[data-search]').join('\n'),
      category: element.querySelector('dt > :last-child')?.textContent ?? '',
    })),
  }));
}

/** Hides the terms that do not match, the letters left without a term, and their links. Returns the number of terms left. */
export function filterTerms(letters: readonly Letter[], filter: ListFilter): number {
  const isShown = new Map<HTMLElement, boolean>();
  let total = 0;
  for (const { section, link, terms } of letters) {
    let count = 0;
    for (const term of terms) {
      const isLeft = matches(term, filter);
      isShown.set(term.element, isLeft);
      if (isLeft) count += 1;
    }
    show(section, count > 0);
    show(link, count > 0);
    total += count;
  }
  displayTerms(isShown);
  show(document.getElementById(INDEX_ID), total > 0);
  return total;
}

function show(element: HTMLElement | null, isShown: boolean): void {
  if (element && element.hidden === isShown) element.hidden = !isShown;
}
