import { radiusOf, type TimeMark } from './time-mark.ts';

/** A mark at its place in a drawing. */
export interface PlacedMark {
  mark: TimeMark;
  x: number;
  y: number;
  radius: number;
}

/** Between two marks, and from one place that is tried to the next. */
const GAP = 0.6;
const STEP = 1.5;

/** The marks of a lane round its middle (y is 0), each as near to it as those before it leave room; landmarks come first. */
export function swarmOf(marks: readonly TimeMark[], x: (year: number) => number, scale = 1): PlacedMark[] {
  const placed: PlacedMark[] = [];
  for (const mark of marks.toSorted((a, b) => Number(!a.landmark) - Number(!b.landmark) || a.year - b.year)) {
    const radius = radiusOf(mark, scale);
    const at = x(mark.year);
    const near = placed.filter((other) => Math.abs(other.x - at) < other.radius + radius + GAP);
    placed.push({ mark, x: at, y: freePlace(at, radius, near), radius });
  }
  return placed;
}

/** The free place that is nearest to the middle, in turns below and above it. */
function freePlace(x: number, radius: number, near: readonly PlacedMark[]): number {
  for (let step = 0; ; step += 1) {
    const away = Math.ceil(step / 2) * STEP;
    const y = step % 2 === 1 ? away : 0 - away;
    if (near.every((other) => Math.hypot(other.x - x, other.y - y) >= other.radius + radius + GAP)) return y;
  }
}

/** How far up and down the marks of a lane reach from its middle. */
export function reachOf(marks: readonly PlacedMark[]): { up: number; down: number } {
  return {
    up: Math.max(0, ...marks.map(({ y, radius }) => radius - y)),
    down: Math.max(0, ...marks.map(({ y, radius }) => radius + y)),
  };
}
