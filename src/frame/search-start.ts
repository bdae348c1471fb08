import { isKeyOn, isTyping } from './hydration/single-keys.ts';

/** "off" where the visitor does not want single keys to do anything (WCAG 2.2, 2.1.4). */
export const SLASH_SETTING = 'search-slash';

export const SEARCH_PALETTE_ID = 'search-palette';

/** Logs what is looked for, as the form is sent. */
export function logSearch({ type, target }: Event): void {
  if (type !== 'submit' || !(target instanceof HTMLFormElement) || !target.matches('[data-site-search]')) return;
  console.log('Search:', new FormData(target).get('q'));
}

/** Opens the search on `/` outside of fields, Ctrl-K or ⌘-K. */
export function followSearchKeys(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.type !== 'keydown' || !asksForSearch(event)) return;
  const palette = document.getElementById(SEARCH_PALETTE_ID);
  if (!(palette instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (!palette.open) palette.showModal();
}

function asksForSearch({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (altKey || isComposing) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isTyping(target) && !document.querySelector('dialog[open]') && isKeyOn(SLASH_SETTING);
}
