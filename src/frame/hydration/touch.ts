import { isTyping } from './is-typing.ts';

/** An island that has not hydrated: Astro takes the mark away once React listens to it. */
const WAITING = 'astro-island[ssr]';

/**
 * Hands over each event that the page's inline script hears, beginning with what it heard before this ran. They come in
 * the capture phase of `pointerover`, `focusin`, `keydown`, `click` and `submit`.
 */
export function takeOverEvents(handle: (event: Event) => void): void {
  const before = window.early.splice(0);
  // First, since to handle one event may bring about another.
  window.early.push = (...events) => {
    for (const event of events) handle(event);
    return 0;
  };
  for (const event of before) handle(event);
}

/** Wakes the islands round what was touched, and writes down what was asked of them; `useAsked` answers it. */
export function touchIsland(event: Event): void {
  const target = event instanceof KeyboardEvent ? listenerOf(event) : event.target;
  if (!(target instanceof Element)) return;
  const island = target.closest<HTMLElement>(WAITING);
  const name = nameOfRequest(event, target);
  if (island && name) island.dataset.asked = name;
  touch(target);
}

/** An address that names a panel, or carries what to filter by or to open, is a touch of the island that shows it. */
export function touchWhatTheAddressNames(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (named) touch(named);
  const opening = location.hash && document.querySelector(`${WAITING} [data-opens-fragment]`);
  if (opening) touch(opening);
  if (location.search === '') return;
  for (const island of document.querySelectorAll(`main ${WAITING}:has(search, [data-choice-filter])`)) touch(island);
}

/** What `useAsked` will find: the name of a button, "submit" of a form, or a key that an island listens for. */
function nameOfRequest(event: Event, target: Element): string | undefined {
  if (event instanceof KeyboardEvent) return target === event.target ? undefined : event.key;
  if (event.type === 'click') return target.closest('button')?.name;
  if (event.type === 'submit' && target instanceof HTMLFormElement && target.method === 'post') return 'submit';
  return undefined;
}

/** Where a key goes: `[data-keys]` names the letters that an island listens for on the whole page. */
function listenerOf({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): EventTarget | null {
  if (!/^[a-z]$/.test(key) || ctrlKey || metaKey || altKey || isTyping(target)) return target;
  return document.querySelector(`${WAITING} [data-keys*="${key}"]`) ?? target;
}

function touch(element: Element): void {
  const island = element.closest<HTMLElement>(WAITING);
  if (!island) return;
  if (island.dataset.touched === undefined) {
    island.dataset.touched = '';
    island.dispatchEvent(new Event('touched'));
  }
  if (island.parentElement) touch(island.parentElement);
}

/** The next touch of an island whose script did not come tries again. */
export function forgetTouch({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  delete target.dataset.touched;
  delete target.dataset.asked;
}
