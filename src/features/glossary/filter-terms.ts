import { createDisplay } from '#src/filters/display.ts';
import { type Filtered, type ListFilter, listFilter } from '#src/filters/list-filter.ts';
import { searchable } from '#src/filters/word-match.ts';

/** Anchors and data attributes that tie the list, the index of letters and the filter together. */
export const LIST_ID = 'terms';
export const INDEX_ID = 'letters';

const displayTerms = createDisplay();

/** Looked at are term, other names and definition, not the category, the related terms or the source. */
interface ShownTerm extends Filtered {
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
      text: wordsOf(element),
      category: element.querySelector('dt > :last-child')?.textContent ?? '',
    })),
  }));
}

/**
 * Hides the terms that do not have the words of the text (R18.4: every term that contains the text has its words), the
 * letters left without a term, and their links. Returns the number of terms left.
 */
export function filterTerms(letters: readonly Letter[], filter: ListFilter): number {
  const passes = listFilter(filter);
  const isShown = new Map<HTMLElement, boolean>();
  let total = 0;
  for (const { section, link, terms } of letters) {
    let count = 0;
    for (const term of terms) {
      const isLeft = passes(term);
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

/** The name, without its badge, and the definition, without its formula. */
function wordsOf(entry: HTMLElement): string {
  const name = entry.querySelector('dt')?.firstChild?.textContent ?? '';
  const parts = [...(entry.querySelector('dd')?.childNodes ?? [])].filter((part) => !isFormula(part));
  return searchable(name, parts.map(({ textContent }) => textContent).join(''));
}

const isFormula = (part: Node) => part instanceof Element && part.matches('.formula');
