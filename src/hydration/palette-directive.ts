import type { ClientDirective } from 'astro';
import { opensPalette, SEARCH_PAGE } from '#src/search/palette/shortcut.ts';

const ASKING_EVENTS = ['keydown', 'click'] as const;

/**
 * `client:palette`: the search palette loads its script when somebody first asks for it, by key or by link. Nothing is
 * fetched before. The island opens itself once it is there; if it cannot be loaded, the search page opens instead.
 */
const hydrateWhenAsked: ClientDirective = (load, _, island) => {
  let isLoading = false;

  const onAsk = (event: Event) => {
    if (!opensPalette(event)) return;
    event.preventDefault();
    if (isLoading) return;
    isLoading = true;
    void hydrate();
  };

  const hydrate = async () => {
    const start = await load().catch(() => undefined);
    await start?.();
    for (const name of ASKING_EVENTS) removeEventListener(name, onAsk);
    // Astro reports a module that did not load to the console and leaves this mark; it does not reject.
    if (island.hasAttribute('ssr')) location.assign(SEARCH_PAGE);
  };

  for (const name of ASKING_EVENTS) addEventListener(name, onAsk);
};

export default hydrateWhenAsked;
