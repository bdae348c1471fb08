/*
 * The one script of ours in every page's HTML; `inline-script.ts` minifies it, and every byte counts
 * (`scripts/check-budgets.ts`). It holds only what cannot wait: the theme, and the way to all other scripts, which run at
 * the first touch. Until then links, forms, dialogs, menus and disclosures are the browser's; what was touched is kept for
 * the island runtime (`src/frame/hydration/touch.ts`), which goes on from there.
 */

import { markBusy } from './hydration/mark-busy.ts';

const { dataset } = document.documentElement;
/** An address that names a panel, or what to filter by, is a touch; so is work that this browser keeps of its visitor. */
let isTouched: boolean | number = /[#?]/.test(location.href);

try {
  const { theme, ...work } = localStorage;
  if (theme) dataset.theme = theme;
  isTouched ||= Object.keys(work).length;
} catch {
  // Storage is off: the system's theme holds.
}

/** Takes what happens from here on, once `touch.ts` runs. */
self.early = [];

/** A module is run once. The next touch tries one that did not come under another address: browsers remember a failure. */
const start = () =>
  import(dataset.runtime as string).catch(() => {
    dataset.runtime += '?';
  });

// A finger that lands is a pointer over something, too.
for (const name of [
  'pointerover',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'focusin',
  'keydown',
  'click',
  'submit',
])
  addEventListener(
    name,
    (event) => {
      const target = event.target as HTMLElement;
      early.push(event);
      // A link to another page needs no script, and runs none on the way out, unless it has a preview, as a mark
      // of a chart or a term; that of a machine or a company is for a mouse that comes over it. A key on a link may mean the whole page.
      if (
        name === 'keydown' ||
        !target.closest?.(
          `[href^="/"]:not(.mark,.term,[href*="#"]${(event as PointerEvent).pointerType + name === 'mousepointerover' ? ',[href^="/machines/"],[href^="/companies/"]' : ''})`,
        )
      )
        start();
      // Posted by the browser, unless the island runtime is there to hold it until the form's own script is.
      if (name === 'submit' && target.matches('[ssr] [method=post]')) {
        if (navigator.onLine) {
          markBusy(target, true);
          // A page that comes back must not come back busy.
          self.onpagehide = () => markBusy(target);
        } else {
          event.preventDefault();
          (target.querySelector('[data-failed]') as HTMLElement).hidden = false;
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

if (isTouched) self.onload = start;
