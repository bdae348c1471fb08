import type { Point } from './zoom.ts';

/** Path data of straight lines between pairs of points, those from one point one after the other. */
export function lines(pairs: readonly (readonly [Point, Point])[]): string {
  return pairs.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
}
