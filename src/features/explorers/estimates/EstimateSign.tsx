import { type Point, polygon } from '#src/base/svg-path.ts';
import { BROKEN, technologyOutline } from '#src/charts/TechnologySign.tsx';
import type { EstimatePlatform } from './estimate-values.ts';

/** Shapes of machines as elsewhere on the site; what names no machine, or several, is a star of its own. */
const SHAPES = {
  superconducting: 'superconducting',
  atoms: 'atom',
  ions: 'ion',
  dots: 'spin',
  photons: 'photonic',
} as const;

const STAR: readonly Point[] = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => {
  const reach = at % 2 === 0 ? 1.3 : 0.5;
  return [reach * Math.sin((at * Math.PI) / 4), -reach * Math.cos((at * Math.PI) / 4)];
});

interface Props {
  platform: EstimatePlatform | undefined;
  color: string;
  /** Hollow: not the lowest of its year. */
  isHollow?: boolean;
  /** Broken rim: no primary source was read. */
  isReported?: boolean;
  at?: Point;
  radius?: number;
}

/** One path inside any `svg`: the machine as a shape, the problem as its color. */
export function EstimateSign({ platform, color, isHollow, isReported, at = [0, 0], radius = 5.5 }: Props) {
  const [x, y] = at;
  const d =
    platform && platform !== 'several'
      ? technologyOutline(SHAPES[platform], [x, y], radius)
      : polygon(STAR.map(([dx, dy]): Point => [x + radius * dx, y + radius * dy]));
  return (
    <path
      d={d}
      fill={isHollow || isReported ? 'var(--color-paper)' : color}
      stroke={color}
      strokeWidth="1.9"
      strokeLinejoin="round"
      strokeDasharray={isReported ? BROKEN : undefined}
    />
  );
}
