import type { ClientDirective } from 'astro';
import { followChartKeys } from '../chart-keys.ts';
import { followCopies } from '../copy-texts.ts';
import { followDialogs } from '../dialogs.ts';
import { followDrawer } from '../drawer.ts';
import { closePreviews, followPreviews } from '../previews/preview.ts';
import { followSearchKeys, logSearch } from '../search-start.ts';
import { rememberGesture } from './first-gesture.ts';
import { takeOverEvents, touch, touchIsland, touchWhatTheAddressNames } from './touch.ts';

/*
 * This module and Astro's own island runtime are the deferred scripts: the build sets them aside (`src/publish/deferred-scripts.ts`),
 * and a page's inline script (`src/frame/boot.ts`) runs them at the first touch.
 */
followDrawer();
closePreviews();
showYear();
takeOverEvents((event) => {
  rememberGesture(event);
  touchIsland(event);
  followDialogs(event);
  followPreviews(event);
  followCopies(event);
  followChartKeys(event);
  followSearchKeys(event);
  logSearch(event);
});
touchWhatTheAddressNames();
addEventListener('hashchange', touchWhatTheAddressNames);

/**
 * `client:intent`: an island loads its script when somebody touches it, not before. Until then its HTML does what HTML
 * can do: links lead somewhere, dialogs open, fields keep what is typed.
 */
const hydrateOnTouch: ClientDirective = (load, _, island) => {
  // What a press changes without script is painted first: evaluating React takes longer than a frame.
  const hydrate = () => requestAnimationFrame(() => setTimeout(async () => (await load())()));
  island.addEventListener('touched', hydrate);
  if (island.dataset.touched !== undefined || keepsWork(island)) hydrate();
  // What follows the reader through the page is touched by scrolling, which may have begun.
  if (island.querySelector('[data-follows]')) {
    if (scrollY) touch(island);
    else addEventListener('scroll', () => touch(island), { once: true });
  }
};

/** Whether this browser keeps something for the island, under the name that `[data-keeps]` says: it is to be seen. */
function keepsWork(island: HTMLElement): boolean {
  const { keeps } = island.querySelector<HTMLElement>('[data-keeps]')?.dataset ?? {};
  try {
    return keeps !== undefined && keeps in localStorage;
  } catch {
    return false;
  }
}

export default hydrateOnTouch;

/** The year of the visitor's clock in the footer, where the build has written its own. */
function showYear(): void {
  const year = document.querySelector('footer [data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}
