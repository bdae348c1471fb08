import type { Point } from '#src/base/svg-path.ts';

/** A closed track of two straight sections and two half circles, lying in a plane. */
export interface Racetrack {
  readonly center: number;
  readonly straight: number;
  readonly radius: number;
}

/** Length of the middle line. */
export function trackLength({ straight, radius }: Racetrack): number {
  return 2 * straight + 2 * Math.PI * radius;
}

/**
 * The place `distance` along the middle line, `offset` outside of it (negative: inside). Distance 0 is where the upper
 * straight section begins; distances beyond the length go round again.
 */
export function placeOnTrack(track: Racetrack, distance: number, offset = 0): Point {
  const { center, straight, radius } = track;
  const length = trackLength(track);
  const bend = Math.PI * radius;
  const reach = radius + offset;
  const along = ((distance % length) + length) % length;
  const [leftEnd, rightEnd] = [center - straight / 2, center + straight / 2];
  if (along < straight) return [leftEnd + along, center - reach];
  if (along < straight + bend) return onBend(rightEnd, center, reach, (along - straight) / radius - Math.PI / 2);
  if (along < 2 * straight + bend) return [rightEnd - (along - straight - bend), center + reach];
  return onBend(leftEnd, center, reach, (along - 2 * straight - bend) / radius + Math.PI / 2);
}

function onBend(x: number, y: number, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
