/** So many elements change with the keystroke itself: more than a window shows, and little enough for one frame. */
const AT_ONCE = 12;

/**
 * Makes a function that shows and hides elements of one list as told. Only those whose state differs are touched. The
 * first ones change at once, the others frame by frame, so that a keystroke is answered within one frame however long
 * the list is; the next call takes the place of what is still to come.
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
    const applyNext = () => {
      for (const [element, shown] of changes.splice(0, AT_ONCE)) element.hidden = !shown;
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

/** The words of an element's parts in lower case, for the search. */
export function searchTexts(element: HTMLElement, parts: string): string[] {
  return [...element.querySelectorAll(parts)].map((part) => part.textContent.toLowerCase());
}
