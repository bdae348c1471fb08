import { type Point, sampledCurve } from '#src/drawings/svg-path.ts';

/** The figures' field, in user units. */
export const WIDTH = 320;
export const HEIGHT = 120;

interface Wave {
  /** Whole periods over the stretch. */
  periods: number;
  amplitude: number;
  /** In radians at the left end. */
  phase?: number;
}

/** A wave, or the sum of several, from `left` to `right` about the height `middle`. */
export function wavePath(waves: readonly Wave[], middle: number, left = 20, right = WIDTH - 20): string {
  const height = (t: number) =>
    waves.reduce(
      (sum, { periods, amplitude, phase = 0 }) => sum + amplitude * Math.sin(2 * Math.PI * periods * t + phase),
      0,
    );
  return sampledCurve((t): Point => [left + t * (right - left), middle - height(t)], 72);
}

/** Where a point of the Bloch sphere is drawn: seen from the front, a little from above (orthographic projection). */
export function blochPoint(theta: number, phi: number, centre: Point, radius: number, tilt = 0.35): Point {
  const toViewer = Math.sin(theta) * Math.cos(phi);
  const toRight = Math.sin(theta) * Math.sin(phi);
  const up = Math.cos(theta);
  return [centre[0] + radius * toRight, centre[1] - radius * (up * Math.cos(tilt) - toViewer * Math.sin(tilt))];
}
