import { numbers, type Point, polygon } from '#src/base/svg-path.ts';
import type { Deadline } from '#src/model/schemas/deadline.ts';

type Asked = Pick<Deadline, 'scope' | 'force'>;

/** Corners round the middle of a sign of radius one; what is asked for is told by its shape alone. */
const corners: Record<Exclude<Deadline['scope'], 'Key establishment'>, readonly Point[]> = {
  Signatures: [
    [0, -1.12],
    [1.12, 0.88],
    [-1.12, 0.88],
  ],
  Both: [
    [0, -1.25],
    [1.25, 0],
    [0, 1.25],
    [-1.25, 0],
  ],
  'Plans and inventory': [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.9],
    [-0.9, 0.9],
  ],
};

/** How binding a date is, over the hollow sign of guidance in `SIGNS`: filled, broken or tinted. */
export const looks: Record<Deadline['force'], { fill?: string; strokeDasharray?: string }> = {
  law: { fill: 'var(--color-accent)' },
  requirement: { fill: 'var(--color-accent)' },
  guidance: {},
  draft: { strokeDasharray: '2.2 1.8' },
  industry: { fill: 'var(--color-accent-line)' },
};

/** What the group round all signs of a drawing has, so that each says only what it is. */
export const SIGNS = {
  fill: 'var(--color-paper)',
  stroke: 'var(--color-accent)',
  strokeWidth: 1.7,
  strokeLinejoin: 'round',
} as const;

/** One path, to be put in a group with `SIGNS`. */
export function DeadlineSign({ scope, force, at = [0, 0], radius = 5.5 }: Asked & { at?: Point; radius?: number }) {
  return <path d={signPath(scope, at, radius)} {...looks[force]} />;
}

/** The outline of a sign. */
export function signPath(scope: Deadline['scope'], [x, y]: Point, radius: number): string {
  if (scope === 'Key establishment') {
    const half = `a${numbers(radius, radius)} 0 1 0 `;
    return `M${numbers(x - radius, y)}${half}${numbers(2 * radius)} 0${half}${numbers(-2 * radius)} 0z`;
  }
  return polygon(corners[scope].map(([dx, dy]): Point => [x + dx * radius, y + dy * radius]));
}
