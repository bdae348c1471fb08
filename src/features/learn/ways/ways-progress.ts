import { doneParts, partAfter, stopNow } from './done-parts.ts';

/*
 * Deferred script of the learning path: what this browser keeps is marked in the ways, and the way that one has begun is
 * open. It runs with the island runtime, and at the event "storage".
 *
 * - `[data-kept]`, a stop: under which key its parts are kept; `[data-parts]`: which they are. It gets `data-is`, as does
 *   its plate in the lane.
 */
const show = () => {
  let furthest = 0;
  let begun: HTMLDetailsElement | undefined;
  for (const way of document.querySelectorAll('.way')) {
    const stops = [...way.querySelectorAll<HTMLElement>('li')];
    const counts = stops.map(({ dataset: { kept, parts } }) => {
      const all = parts?.split(' ') ?? [];
      return { all, done: kept ? doneParts(all, localStorage[kept]) : [] };
    });
    const now = stopNow(counts);
    const plates = way.querySelectorAll<HTMLElement>('.lane > i');
    stops.forEach((stop, index) => {
      const { all, done } = counts[index] as (typeof counts)[number];
      const is = index === now ? 'now' : all.length && done.length === all.length ? 'done' : '';
      for (const { dataset } of [stop, plates[index] as HTMLElement]) dataset.is = is;
      const link = stop.querySelector<HTMLAnchorElement>('a[hidden], a[data-on]');
      const next = partAfter(all, done);
      if (!link || next === undefined) return;
      link.hidden = is !== 'now' || !done.length;
      link.dataset.on = '';
      link.setAttribute('href', (link.dataset.place as string) + next);
      // A step by its number, a puzzle by its place.
      (link.querySelector('b') as HTMLElement).textContent = /^\d+$/.test(next) ? next : `${all.indexOf(next) + 1}`;
    });
    const sum = counts.reduce((total, { done }) => total + done.length, 0);
    if (sum > furthest && now !== undefined) {
      furthest = sum;
      begun = way.querySelector('details') as HTMLDetailsElement;
    }
  }
  return begun;
};

try {
  const begun = show();
  if (begun)
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.way details'))
      details.open = details === begun;
  addEventListener('storage', show);
} catch {
  // Storage is off: there is nothing to show.
}
