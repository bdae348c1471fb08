import { markBusy } from './mark-busy.ts';
import { isTyping } from './single-keys.ts';

/** An island that has not hydrated: Astro takes the mark away once React listens to it. */
const WAITING = 'astro-island[ssr]';

/** The last press on an island that waits for its script. It is made again once the island has it. */
let held: { press: Event; island: Element } | undefined;

/**
 * Hands over each event that the page's inline script hears, beginning with what it heard before this ran. They come in
 * the capture phase: what a pointer does, `focusin`, `keydown`, `click` and `submit`.
 */
export function takeOverEvents(handle: (event: Event) => void): void {
  const before = window.early.splice(0);
  // First, since to handle one event may bring about another.
  window.early.push = (...events) => {
    for (const event of events) handle(event);
    return 0;
  };
  // After this file has run: by then each island has said which links it is for.
  queueMicrotask(() => before.forEach(handle));
  addEventListener('astro:hydrate', pressAgain, true);
  addEventListener('astro:hydration-error', forgetTouch);
}

/** Wakes the islands round what was touched, and holds a press that only their scripts can answer. */
export function touchIsland(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const around = target.closest(WAITING);
  const elsewhere = islandElsewhere(event, target);
  if (around && asksIsland(event, target)) hold({ press: event, island: around });
  else if (elsewhere && (event.type === 'keydown' || asksIsland(event, target)))
    hold({ press: event, island: elsewhere });
  if (around && event.type === 'click') showPanel(event, target.closest<HTMLAnchorElement>('a[role=tab]'));
  touch(around);
  touch(elsewhere);
}

/**
 * A tab is a link to its panel. As after hydration, it adds nothing to the history, and page and focus stay; of a link that
 * was followed before this ran, the focus comes back.
 */
function showPanel(event: Event, tab: HTMLAnchorElement | null): void {
  if (!tab) return;
  event.preventDefault();
  const top = scrollY;
  location.replace(tab.hash);
  tab.focus();
  scrollTo(0, top);
}

/** An address that names a panel, or carries what to filter by or to open, is a touch of the island that shows it. */
export function touchWhatTheAddressNames(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (named) touch(named.closest(WAITING));
  // What no element bears as its id, an island may read.
  else if (location.hash) document.querySelectorAll(`main ${WAITING}`).forEach(touch);
  for (const name of new URLSearchParams(location.search).keys())
    touch(document.querySelector(`main ${WAITING} [name="${CSS.escape(name)}"]`)?.closest(WAITING));
}

/** The island of the dialog that a button opens, of the form that a control belongs to, or the one that answers a key. */
function islandElsewhere(event: Event, target: Element): Element | null | undefined {
  if (!(event instanceof KeyboardEvent)) {
    const control = target.closest('[commandfor], [form]');
    const id = control?.getAttribute('commandfor') ?? control?.getAttribute('form') ?? '';
    return document.getElementById(id)?.closest(WAITING);
  }
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || isTyping(target)) return null;
  return document.querySelector(`${WAITING} [aria-keyshortcuts~="${CSS.escape(key)}"]`)?.closest(WAITING);
}

/** Whether the browser by itself would do nothing with a press, or send what the island sends without leaving the page. */
function asksIsland({ type }: Event, target: Element): boolean {
  if (type === 'submit') return target.matches('[method=post], [method=dialog]');
  return (
    type === 'click' && target.closest('[type=button]:not([commandfor], [popovertarget]), [role=gridcell]') !== null
  );
}

function hold(pressed: typeof held & object): void {
  const { press } = pressed;
  const { target } = press;
  // The browser has already sent what came before this ran.
  if (press.eventPhase === Event.NONE && target instanceof Element && target.matches('[method=post]')) return;
  if (press.type !== 'keydown') press.preventDefault();
  held = pressed;
  markHeld(press, true);
}

function pressAgain({ target }: Event): void {
  if (held?.island !== target) return;
  const { press, island } = held;
  held = undefined;
  markHeld(press, false);
  // React hydrates in tasks that follow, or at once when a key reaches the island (selective hydration). This one does nothing else.
  island.firstElementChild?.dispatchEvent(new Event('keyup'));
  const { constructor: Same } = press as Event & { constructor: new (type: string, like: Event) => Event };
  press.target?.dispatchEvent(new Same(press.type, press));
}

/** The next touch of an island whose script did not come tries again. */
function forgetTouch({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  delete target.dataset.touched;
  if (held?.island !== target) return;
  const { press } = held;
  held = undefined;
  markHeld(press, false);
  giveUp(press.target as Element);
}

/** A form is posted by the browser where that may still work, or says that it was not sent. */
function giveUp(pressed: Element): void {
  if (!(pressed instanceof HTMLFormElement) || pressed.method !== 'post') return;
  if (navigator.onLine) pressed.submit();
  else pressed.querySelector('[data-failed]')?.removeAttribute('hidden');
}

function markHeld({ type, target }: Event, isBusy: boolean): void {
  const pressed = type !== 'keydown' && target instanceof Element && target.closest('button, form');
  if (pressed) markBusy(pressed, isBusy);
}

/** Wakes an island up, once, and those around it. */
export function touch(island: Element | null | undefined): void {
  if (!(island instanceof HTMLElement)) return;
  if (island.dataset.touched === undefined) {
    island.dataset.touched = '';
    island.dispatchEvent(new Event('touched'));
  }
  touch(island.parentElement?.closest(WAITING));
}
