import { type Point, polygon } from '#src/base/svg-path.ts';
import { BROKEN, signColors, technologyOutline } from '#src/charts/TechnologySign.tsx';
import type { Platform } from './platforms.ts';

/** Platforms that no machine of the hub has, on the unit circle. Their shapes alone tell them from the others. */
const OWN_SHAPES: Partial<Record<Platform, { corners: readonly Point[]; color: string }>> = {
  oscillator: {
    corners: [
      [-1, -1.05],
      [1, -1.05],
      [-1, 1.05],
      [1, 1.05],
    ],
    color: 'var(--color-sign-5)',
  },
  diamond: {
    corners: [
      [0, -1.35],
      [0.4, -0.4],
      [1.35, 0],
      [0.4, 0.4],
      [0, 1.35],
      [-0.4, 0.4],
      [-1.35, 0],
      [-0.4, -0.4],
    ],
    color: 'var(--color-sign-6)',
  },
  nmr: {
    corners: [
      [0, -1.1],
      [1.05, -0.34],
      [0.65, 0.89],
      [-0.65, 0.89],
      [-1.05, -0.34],
    ],
    color: 'var(--color-ink-2)',
  },
};

interface Props {
  platform: Platform;
  /** Hollow: runs were discarded after the fact. */
  isHollow?: boolean;
  /** Broken rim: no primary source was read. */
  isReported?: boolean;
  /** Its center, in the drawing's units. */
  at?: Point;
  radius?: number;
}

/** One path inside any `svg`: the platform as a shape, post-selection as its fill, evidence as its rim and a paler fill. */
export function ExperimentSign({ platform, isHollow, isReported, at = [0, 0], radius = 5.5 }: Props) {
  const color = signColor(platform);
  return (
    <path
      d={outlineOf(platform, at, radius)}
      fill={isHollow ? 'var(--color-paper)' : color}
      fillOpacity={isReported && !isHollow ? 0.3 : undefined}
      stroke={color}
      strokeWidth="1.9"
      strokeLinejoin="round"
      strokeDasharray={isReported ? BROKEN : undefined}
    />
  );
}

export function signColor(platform: Platform): string {
  return OWN_SHAPES[platform]?.color ?? signColors[platform as keyof typeof signColors];
}

function outlineOf(platform: Platform, [x, y]: Point, radius: number): string {
  const own = OWN_SHAPES[platform];
  if (!own) return technologyOutline(platform as keyof typeof signColors, [x, y], radius);
  return polygon(own.corners.map(([dx, dy]): Point => [x + dx * radius, y + dy * radius]));
}
