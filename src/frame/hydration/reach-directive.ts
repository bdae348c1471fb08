import type { ClientDirective } from 'astro';
import { isTap } from './tap.ts';

const REACHING_EVENTS = ['pointerover', 'focusin', 'click'] as const;

/**
 * `client:reach="a.term"`: an island loads its script when somebody first points at, focuses or taps one of these
 * links, which are anywhere in the page. Nothing is fetched before.
 *
 * A tap that comes before the script has arrived is held: the link is marked as busy, and the island, once it is there,
 * answers it. If the script cannot be loaded, the link is followed.
 */
const hydrateOnReach: ClientDirective = (load, { value: selector }, island) => {
  let isLoading = false;
  let tapped: HTMLAnchorElement | undefined;

  const onReach = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null;
    if (!link) return;
    if (isTap(event)) {
      event.preventDefault();
      tapped?.removeAttribute('aria-busy');
      tapped = link;
      tapped.ariaBusy = 'true';
    }
    void hydrate();
  };

  const hydrate = async () => {
    if (isLoading) return;
    isLoading = true;
    const start = await load().catch(() => undefined);
    await start?.();
    isLoading = false;
    // Astro reports a module that did not load to the console and leaves this mark; it does not reject.
    if (!island.hasAttribute('ssr')) for (const name of REACHING_EVENTS) removeEventListener(name, onReach, true);
    else if (tapped) location.assign(tapped.href);
  };

  for (const name of REACHING_EVENTS) addEventListener(name, onReach, true);
  // What made this run may have been a reach. A tap has been held: the page's inline script marks it as busy.
  tapped = document.querySelector<HTMLAnchorElement>(`:is(${selector})[aria-busy]`) ?? undefined;
  if (tapped || document.querySelector(`:is(${selector}):is(:hover, :focus)`)) void hydrate();
};

export default hydrateOnReach;
