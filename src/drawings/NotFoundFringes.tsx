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
function notFoundStops(strongest: number): GradientStop[] {
  const spacing = 20;
  return Array.from({ length: notFoundFrame.width / spacing + 1 }, (_, index) => ({
    offset: round((index * spacing) / notFoundFrame.width, 4),
    opacity: round(notFoundIntensity(index * spacing) * strongest, 3),
  }));
}

/** Path data of the intensity curve above the axis, `amplitude` units high where the intensity is 1. */
function notFoundCurve(amplitude: number): string {
  const spacing = 8;
  const points = Array.from({ length: notFoundFrame.width / spacing + 1 }, (_, index): Point => {
    const x = index * spacing;
    return [x, notFoundFrame.axisY - notFoundIntensity(x) * amplitude];
  });
  return polyline(points);
}

const { width, height, axisY, centerX } = notFoundFrame;

/**
 * Ground of the not-found page: fringes whose intensity is zero exactly where the visitor is. Decorative.
 * Once per page: it defines the id `not-found-fringes`.
 */
export function NotFoundFringes({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id="not-found-fringes">
        {notFoundStops(0.24).map(({ offset, opacity }) => (
          <stop key={offset} offset={offset} stopColor="var(--color-accent)" stopOpacity={opacity} />
        ))}
      </linearGradient>
      <rect width={width} height={height} fill="url(#not-found-fringes)" />
      <path d={`M0 ${axisY}H${width}`} stroke="var(--color-rule-strong)" />
      <path d={notFoundCurve(110)} stroke="var(--color-phase)" strokeWidth="2.5" />
      <circle cx={centerX} cy={axisY} r="7" fill="var(--color-paper)" stroke="var(--color-ink)" strokeWidth="2.5" />
    </svg>
  );
}
