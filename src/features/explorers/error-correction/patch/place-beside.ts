import type { Point } from '#src/base/svg-path.ts';

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place that an arrow key, Home or End leads to; undefined where there is none, and for another key. */
export function placeBeside(places: readonly Point[], from: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  const step = STEPS[key];
  const here = places[from];
  if (!step || !here) return undefined;
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [x, y]] of places.entries()) {
    const ahead = (x - here[0]) * step[0] + (y - here[1]) * step[1];
    // What lies aside counts twice, so that a straight way is taken before a nearer one that is none.
    const cost = ahead + 2 * Math.abs((x - here[0]) * step[1] + (y - here[1]) * step[0]);
    if (ahead > 1 && cost < least) [best, least] = [index, cost];
  }
  return best;
}
