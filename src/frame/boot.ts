/*
 * The one script in every page's HTML; `inline-script.ts` minifies it. All that runs at load may weigh 2.1 KB, so it holds
 * only what cannot wait: the theme, the web fonts after the first paint of a first visit, the year of the visitor's
 * clock, and the way to all other scripts. Those that the build has set aside (`src/publish/deferred-scripts.ts`) are
 * fetched once the page is idle, unless the visitor saves data, and run at the first touch. What was touched before they
 * run is kept for them, and what is pressed in an island that has not hydrated is marked as busy at once
 * (`src/frame/hydration/touch.ts` goes on from there).
 */
import { markBusy } from './hydration/mark-busy.ts';

const page = document;
const listen = addEventListener;
const { dataset } = page.documentElement;

try {
  const { theme, fonts } = localStorage;
  if (theme) dataset.theme = theme;
  // They are in the browser's cache; or the page is to stand still where its address leads.
  if (fonts || location.hash) dataset.fonts = '1';
} catch {
  // Storage is off: the system's theme holds.
}

/** Takes what happens from here on, once `touch.ts` runs. */
const early: Event[] = [];
self.early = early;

let hasFailed: boolean | undefined;

/** Runs the deferred scripts. After a failure under another address, since browsers remember a module that failed. */
function start() {
  const { runtime } = dataset;
  if (!runtime) return;
  delete dataset.runtime;
  import(runtime).catch(() => {
    dataset.runtime = `${runtime}?`;
    hasFailed = true;
    early.length = 0;
    giveUp({ target: page });
  });
}

/** The scripts do not come. A link is followed; a form says so, or is posted by the browser when that may still work. */
function giveUp({ target }: { target: unknown }) {
  for (const busy of (target as ParentNode).querySelectorAll<HTMLFormElement & HTMLAnchorElement>('[aria-busy]')) {
    markBusy(busy);
    if (busy.href) location.href = busy.href;
    else if (busy.action && navigator.onLine) busy.submit();
    else busy.querySelector('[data-failed]')?.removeAttribute('hidden');
  }
}

const needsScript: Partial<Record<string, string>> = {
  click: 'button[name],[role=tab],.term',
  submit: '[method=post]',
};

// A finger that lands is a pointer over something, too.
for (const name of ['pointerover', 'focusin', 'keydown', 'click', 'submit'])
  listen(
    name,
    (event) => {
      const target = event.target as HTMLFormElement;
      // A link to another page needs no script, and runs none on the way out; a key on it may mean the whole page.
      const leads = name !== 'keydown' && target.closest?.('[href^="/"]:not(.term)');
      // Once it has failed, only a press tries again.
      if (!leads && (!hasFailed || needsScript[name])) start();
      early.push(event);
      const control = target.closest?.<HTMLAnchorElement>(needsScript[name] as string);
      // A finger that taps a term wants its definition; a mouse, which sees it by pointing, follows the link.
      if (control?.closest(`${(event as PointerEvent).pointerType === 'touch' ? '.term,' : ''}astro-island[ssr]`)) {
        event.preventDefault();
        const top = scrollY;
        // A tab is a link to its panel. As after hydration, it adds nothing to the history, and page and focus stay.
        if (control.role && control.hash) {
          location.replace(control.hash);
          control.focus();
        } else markBusy(control, true);
        scrollTo(0, top);
      }
      if (name === 'click' && target.closest('[name=theme]')) {
        // From what the system says to light, to dark, and back.
        dataset.theme = dataset.theme ? (dataset.theme === 'dark' ? '' : 'dark') : 'light';
        // Where storage is off this throws, and the choice lasts as long as the page.
        localStorage.theme = dataset.theme;
      }
    },
    true,
  );

listen('astro:hydration-error', giveUp);

listen('load', () => {
  // The fourth word of "Mon Nov 23 2026 …", a form that ECMAScript fixes.
  (page.querySelector('footer [data-year]') as Element).textContent = Date().slice(11, 15);
  // An address that names a panel, or what to filter by, is a touch.
  if (/[#?]/.test(location.href)) start();
  // On a first visit the web fonts come after the first paint, all in one frame; their stand-ins take the same room
  // (`fonts.css`). Those that this system has no file for fail, which any function may hear.
  for (const font of page.fonts) font.load().catch(String);
  const inForce = page.fonts.ready.then(() => {
    dataset.fonts = '1';
    // Not run: only so that it is there when it is wanted.
    (self.requestIdleCallback ?? setTimeout)(
      () =>
        navigator.connection?.saveData ||
        page.head.append((page.getElementById('ahead') as HTMLTemplateElement).content),
    );
    localStorage.fonts = '1';
  });
  // Where storage is off, each page of a visit is a first one.
  inForce.catch(String);
});
