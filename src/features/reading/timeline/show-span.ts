import type { Span } from './zoom.ts';

/** Up to this many years, every year, or every fifth, has room for its number. */
const EVERY_YEAR = 14;
const EVERY_FIFTH = 30;

/** The room that a name needs before the next mark, and its distance from its own, in pixels. */
const NAME_ROOM = 90;
const NAME_GAP = 14;

/**
 * Moves the band to a span of years, and shows the lane of one topic or all, with the marks of these entries, named where
 * there is room.
 */
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
    const marks = [...lane.querySelectorAll('a')];
    for (const mark of marks) mark.hidden = !shown.has(mark.hash.slice(1));
    if (!lane.hidden) nameMarks(marks, { from, to }, root.clientWidth);
  }
}

/** Each mark with room up to the next of its lane says its name there, as far as it fits. */
function nameMarks(marks: readonly HTMLAnchorElement[], { from, to }: Span, width: number): void {
  for (const mark of marks) delete mark.dataset.name;
  const inOrder = marks
    .filter((mark) => !mark.hidden)
    .map((mark) => ({ mark, x: ((Number(mark.style.getPropertyValue('--y')) - from) / (to - from)) * width }))
    .sort((a, b) => a.x - b.x);
  for (const [index, { mark, x }] of inOrder.entries()) {
    const room = (inOrder[index + 1]?.x ?? width) - x - NAME_GAP;
    if (room < NAME_ROOM) continue;
    mark.dataset.name = document.getElementById(mark.hash.slice(1))?.querySelector('a')?.textContent ?? '';
    mark.style.setProperty('--room', `${Math.floor(room)}px`);
  }
}
