import { type Point, polyline, round } from '#src/base/svg-path.ts';
import { type FarFieldPattern, farFieldIntensity } from './interference.ts';
import type { GradientStop } from './two-slit.ts';

export const notFoundFrame = { width: 1440, height: 900, axisY: 820, centerX: 720 } as const;

/** A phase of π at one slit makes the middle of the screen, where the visitor is, the one place never hit. */
const pattern: FarFieldPattern = { fringeSpacing: 240, envelopeZero: 1200, phase: Math.PI };

/** Relative intensity at `x` of the drawing, 0 to 1; exactly on a node at the center. */
export function notFoundIntensity(x: number): number {
  return farFieldIntensity(x - notFoundFrame.centerX, pattern);
}

/** Stops of the bands, left to right; opacity follows the intensity, `strongest` at the most. */
export function notFoundStops(strongest: number): GradientStop[] {
  const spacing = 20;
  return Array.from({ length: notFoundFrame.width / spacing + 1 }, (_, index) => ({
    offset: round((index * spacing) / notFoundFrame.width, 4),
    opacity: round(notFoundIntensity(index * spacing) * strongest, 3),
  }));
}

/** Path data of the intensity curve above the axis, `amplitude` units high where the intensity is 1. */
export function notFoundCurve(amplitude: number): string {
  const spacing = 8;
  const points = Array.from({ length: notFoundFrame.width / spacing + 1 }, (_, index): Point => {
    const x = index * spacing;
    return [x, notFoundFrame.axisY - notFoundIntensity(x) * amplitude];
  });
  return polyline(points);
}
