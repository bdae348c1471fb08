import type { Span } from './zoom.ts';

/** Up to so many years every year, or every fifth, has room for its number. */
const EVERY_YEAR = 14;
const EVERY_FIFTH = 30;

/** Moves the band to a span of years, and shows the lane of one topic or all, with the marks of these entries. */
export function showSpan(
  band: HTMLElement,
  { from, to }: Span,
  topic: string | undefined,
  shown: ReadonlySet<string>,
): void {
  const root = band.querySelector<HTMLElement>('.time-band');
  if (!root) return;
  root.style.setProperty('--from', from.toFixed(3));
  root.style.setProperty('--to', to.toFixed(3));
  root.dataset.near = to - from <= EVERY_YEAR ? '1' : to - from <= EVERY_FIFTH ? '5' : '';
  for (const lane of root.querySelectorAll<HTMLElement>('.time-lane')) {
    lane.hidden = Boolean(topic) && lane.dataset.topic !== topic;
    for (const mark of lane.querySelectorAll('a')) mark.hidden = !shown.has(mark.hash.slice(1));
  }
}
