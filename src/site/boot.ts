/*
 * The one script in every page's HTML; `inline-script.ts` minifies it. All that runs at load may weigh 2 KB, so it holds
 * only what cannot wait: the theme, the web fonts after the first paint of a first visit, the year of the visitor's
 * clock, and the way to all other scripts. Those that the build has set aside (`src/finish/deferred-scripts.ts`) are
 * fetched once the page is idle, unless the visitor saves data, and run at the first touch. What was touched before they
 * run is kept for them, and what is pressed in an island that has not hydrated is marked as busy at once
 * (`src/hydration/touch.ts` goes on from there).
 */
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

/** From what the system says to light, to dark, and back. */
function switchTheme() {
  const next = { light: 'dark', dark: '' }[dataset.theme ?? ''] ?? 'light';
  if (next) dataset.theme = next;
  else delete dataset.theme;
  // Where storage is off this throws, and the choice lasts as long as the page.
  if (next) localStorage.theme = next;
  else delete localStorage.theme;
}

/** Takes what happens from here on, once `touch.ts` runs. */
const early: Event[] = [];
window.early = early;

let isStarted = false;
let attempt = 0;

/** Runs the deferred scripts. After a failure under another address, since browsers remember a module that failed. */
function start() {
  if (isStarted || !dataset.runtime) return;
  isStarted = true;
  import(dataset.runtime + '?'.repeat(attempt++)).catch(() => {
    isStarted = false;
    early.length = 0;
    giveUp(page);
  });
}

/** The scripts do not come. A link is followed; a form says so, or is posted by the browser when that may still work. */
function giveUp(part: ParentNode) {
  for (const busy of part.querySelectorAll<HTMLFormElement & HTMLAnchorElement>('[aria-busy]')) {
    busy.ariaBusy = null;
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
      // Once it has failed, only a press tries again.
      if (!attempt || needsScript[name]) start();
      early.push(event);
      const control = target.closest?.<HTMLAnchorElement>(needsScript[name] as string);
      // A finger that taps a term wants its definition; a mouse, which sees it by pointing, follows the link.
      const isHeld = (event as PointerEvent).pointerType === 'touch' ? '.term,' : '';
      if (dataset.runtime && control?.closest(`${isHeld}astro-island[ssr]`)) {
        event.preventDefault();
        const top = scrollY;
        // A tab is a link to its panel. As after hydration, it adds nothing to the history, and page and focus stay.
        if (control.role) {
          location.replace(control.hash);
          control.focus();
        } else control.ariaBusy = 'true';
        scrollTo(0, top);
      }
      if (name === 'click' && target.closest('[data-theme-switch]')) switchTheme();
    },
    true,
  );

listen('astro:hydration-error', ({ target }) => giveUp(target as ParentNode & EventTarget));

listen('load', () => {
  // On a first visit the web fonts come after the first paint; their stand-ins take the same room (`fonts.css`).
  dataset.fonts = '1';
  const year = page.querySelector('footer [data-year]');
  if (year) year.textContent = `${new Date().getFullYear()}`;
  // An address that names a panel, or what to filter by, is a touch.
  if (location.hash || location.search) start();
  // Not run: only so that it is there when it is wanted.
  (window.requestIdleCallback ?? setTimeout)(() => {
    if (navigator.connection?.saveData) return;
    for (const href of dataset.ahead?.split(' ') ?? []) {
      const rel = href.endsWith('js') ? 'modulepreload' : 'prefetch';
      page.head.append(Object.assign(page.createElement('link'), { rel, href }));
    }
  });
  localStorage.fonts = '1';
});
