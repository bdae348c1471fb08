import type { PlacedMark } from './swarm.ts';
import type { Measure } from './time-mark.ts';

/** The room that a name needs behind its mark, and the distance between them, in units of the drawing. */
const NAME_ROOM = 90;
const NAME_GAP = 7;
const LEAST_NAME = 70;
const NAME_SIZE = 13;
/** Half the height of a line of text. */
const HALF_LINE = 9;

/** Each mark of a lane with room up to the next beside it says its name there, as far as it fits. */
export function roomAt(marks: readonly PlacedMark[], right: number, measure: Measure) {
  const names: { x: number; y: number; text: string; end: number }[] = [];
  for (const each of marks.toSorted((a, b) => a.x - b.x)) {
    const start = each.x + each.radius + NAME_GAP;
    const ends = marks
      .filter((other) => other.x > each.x && Math.abs(other.y - each.y) < HALF_LINE + other.radius)
      .map((other) => other.x - other.radius - NAME_GAP);
    const end = Math.min(right, ...ends);
    const isTaken = names.some((name) => name.end > start - NAME_GAP && Math.abs(name.y - each.y - 4) < 2 * HALF_LINE);
    if (each.mark.landmark || end - start < NAME_ROOM || isTaken) continue;
    const text = cutTo(each.mark.title, end - start, measure);
    // A word or two say nothing.
    if (measure(text, NAME_SIZE, 500) < LEAST_NAME) continue;
    names.push({ x: Math.round(start), y: Math.round(each.y + 4), text, end: start + measure(text, NAME_SIZE, 500) });
  }
  return names.map(({ x, y, text }) => ({ x, y, text }));
}

/** As many words of a text as this width holds. */
function cutTo(text: string, width: number, measure: Measure): string {
  if (measure(text, NAME_SIZE, 500) <= width) return text;
  const words = text.split(' ');
  while (words.length > 1 && measure(`${words.join(' ')} …`, NAME_SIZE, 500) > width) words.pop();
  return `${words.join(' ')} …`;
}
