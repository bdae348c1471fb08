import { searchable } from './word-match.ts';

/** A list of up to so many elements changes as a whole. */
const SHORT_LIST = 48;
/** In a longer one so many change at a time: more than a window shows, and little enough for one frame. */
const AT_ONCE = 12;

/**
 * Makes a function that shows and hides elements of one list as told. Only those whose state differs are touched. In a
 * long list the first ones change at once and the others frame by frame, so that the answer to a keystroke does not wait
 * for what is out of sight; the next call takes the place of what is still to come.
 */
export function createDisplay(): (isShown: ReadonlyMap<HTMLElement, boolean>) => void {
  let frame = 0;
  return (isShown) => {
    cancelAnimationFrame(frame);
    // Whoever follows a link to a hidden entry is scrolled to it next, so it comes first.
    const named = document.querySelector(':target');
    const changes = [...isShown]
      .filter(([element, shown]) => element.hidden === shown)
      .sort(([a], [b]) => Number(b === named) - Number(a === named));
    const atOnce = isShown.size > SHORT_LIST ? AT_ONCE : SHORT_LIST;
    const applyNext = () => {
      for (const [element, shown] of changes.splice(0, atOnce)) element.hidden = !shown;
      if (changes.length > 0) frame = requestAnimationFrame(applyNext);
    };
    applyNext();
  };
}

/** Reads something from an element the first time only: lists are rendered at build, and their words do not change. */
export function oncePerElement<Read>(read: (element: HTMLElement) => Read): (element: HTMLElement) => Read {
  const known = new WeakMap<HTMLElement, { value: Read }>();
  return (element) => {
    const found = known.get(element);
    if (found) return found.value;
    const value = read(element);
    known.set(element, { value });
    return value;
  };
}

/** Parts of a text between which a word ends. */
const BLOCKS = 'h3, p, li, dd';

/** What the search looks at in an element: its parts marked `data-search`, and its `data-identifiers`. */
export function searchTextOf(element: HTMLElement): string {
  const parts = [...element.querySelectorAll('[data-search]')].flatMap((part) => {
    const blocks = [...part.querySelectorAll(BLOCKS)];
    return blocks.length > 0 ? blocks : [part];
  });
  return searchable(...parts.map(({ textContent }) => textContent), element.dataset.identifiers ?? '');
}
