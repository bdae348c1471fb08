/*
 * The one script in every page's HTML; `inline-script.ts` minifies it, and every byte counts (`scripts/check-budgets.ts`).
 * It holds only what cannot wait: the theme, the web fonts after the first paint of a first visit, and the way to all
 * other scripts, which run at the first touch. Until then links, forms, dialogs, menus and disclosures are the browser's;
 * what was touched is kept for the island runtime (`src/frame/hydration/touch.ts`), which goes on from there.
 */

import { fetchAhead } from './hydration/fetch-ahead.ts';
import { markBusy } from './hydration/mark-busy.ts';

const { dataset } = document.documentElement;

try {
  const { theme, fonts } = localStorage;
  if (theme) dataset.theme = theme;
  // They are in the browser's cache; or the page is to stay where its address leads.
  if (fonts || location.hash) dataset.fonts = '1';
} catch {
  // Storage is off: the system's theme holds.
}

/** Takes what happens from here on, once `touch.ts` runs. */
const early: Event[] = [];
self.early = early;

function start() {
  const { runtime } = dataset;
  if (!runtime) return;
  delete dataset.runtime;
  // The next touch tries again, under another address, since browsers remember a module that failed.
  import(runtime).catch(() => {
    dataset.runtime = `${runtime}?`;
  });
}

// A finger that lands is a pointer over something, too.
for (const name of ['pointerover', 'focusin', 'keydown', 'click', 'submit'])
  addEventListener(
    name,
    (event) => {
      const target = event.target as HTMLElement;
      early.push(event);
      // A link to another page needs no script, and runs none on the way out; a key on it may mean the whole page.
      if (name === 'keydown' || !target.closest?.('[href^="/"]:not(.term)')) start();
      // Posted by the browser, unless the island runtime is there to hold it until the form's own script is.
      if (name === 'submit' && target.matches('astro-island[ssr] [method=post]')) {
        if (navigator.onLine) {
          markBusy(target, true);
          // A page that comes back must not come back busy.
          addEventListener('pagehide', () => markBusy(target));
        } else {
          event.preventDefault();
          target.querySelector('[data-failed]')?.removeAttribute('hidden');
        }
      }
      if (name === 'click' && target.closest('[name=theme]')) {
        // From what the system says to light, to dark, and back.
        dataset.theme = { light: 'dark', dark: '' }[dataset.theme as string] ?? 'light';
        // Where storage is off this throws, and the choice lasts as long as the page.
        localStorage.theme = dataset.theme;
      }
    },
    true,
  );

addEventListener('load', () => {
  // An address that names a panel, or what to filter by, is a touch.
  if (/[#?]/.test(location.href)) start();
  // On a first visit the web fonts come after the first paint, all in one frame; their stand-ins take the same room
  // (`fonts.css`). Those that this system has no file for fail, which any function may hear.
  for (const font of document.fonts) font.load().catch(String);
  document.fonts.ready
    .then(() => {
      dataset.fonts = '1';
      fetchAhead(dataset);
      localStorage.fonts = '1';
    })
    // Where storage is off, each page of a visit is a first one.
    .catch(String);
});
