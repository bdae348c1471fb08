/*
 * The one script in the HTML of `/lab/embed`. What a frame shows is named by its address alone, so its island wakes up at once; and
 * no storage is touched, which browsers may forbid within a page of another site.
 */
const island = document.querySelector('astro-island') as HTMLElement;

/** The parts of the frame did not come: it says so, and leads to the same circuit in the lab. */
function tellFailure(): void {
  (document.querySelector('[data-failed]') as HTMLElement).hidden = false;
  (document.querySelector('a') as HTMLAnchorElement).hash = location.hash;
}

// What the island runtime takes over where a page has heard events before (`src/frame/boot.ts`).
self.early = [];
island.dataset.touched = '';
island.dispatchEvent(new Event('touched'));
addEventListener('astro:hydration-error', tellFailure);
import(document.documentElement.dataset.runtime as string).catch(tellFailure);
