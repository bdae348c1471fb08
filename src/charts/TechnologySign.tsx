import { numbers, type Point, polygon } from '#src/base/svg-path.ts';
import type { Machine } from '#src/model/schemas/machine.ts';

type Technology = Machine['technology'];

/** The sign of each technology on the unit circle. Its shape alone tells it from the others; color only helps. */
const corners: Record<Exclude<Technology, 'superconducting'>, readonly Point[]> = {
  ion: square(0.91),
  atom: triangle(1),
  photonic: [
    [-0.55, -1],
    [0.55, -1],
    [1.1, 0],
    [0.55, 1],
    [-0.55, 1],
    [-1.1, 0],
  ],
  spin: [
    [0, -1.25],
    [1.11, 0],
    [0, 1.25],
    [-1.11, 0],
  ],
  topological: cross(1.1, 0.38),
  anneal: triangle(-1),
};

/** Strong enough to be seen on paper, in a band and in a free region alike: 3.2:1 or more in both themes. */
export const signColors: Record<Technology, string> = {
  superconducting: 'var(--color-viz-1)',
  ion: 'var(--color-sign-2)',
  atom: 'var(--color-viz-4)',
  spin: 'var(--color-viz-3)',
  photonic: 'var(--color-sign-5)',
  topological: 'var(--color-ink-2)',
  anneal: 'var(--color-sign-6)',
};

/** Where an outline of one length breaks for a machine that is only announced. */
export const BROKEN = '2.2 1.8';

interface MarkProps {
  technology: Technology;
  /** Filled in service, hollow in a laboratory, hollow with a bar when retired, broken when only announced. */
  status: Machine['status'];
  /** Its center, in the drawing's units. */
  at?: Point;
  radius?: number;
  /** What a hollow sign is filled with, where lines run behind it. */
  ground?: string;
}

/** One path inside any `svg`: what a machine is made of as a shape, where it stands as its fill. */
export function SignMark({ technology, status, at = [0, 0], radius = 5.5, ground = 'none' }: MarkProps) {
  const color = signColors[technology];
  return (
    <path
      d={technologyOutline(technology, at, radius) + (status === 'retired' ? bar(at, radius) : '')}
      fill={status === 'in service' ? color : ground}
      stroke={color}
      strokeWidth="1.9"
      strokeLinejoin="round"
      strokeDasharray={status === 'announced' ? BROKEN : undefined}
    />
  );
}

/** The sign by itself, beside a name. Decorative: what it says is in the text. */
export function TechnologySign({
  technology,
  status = 'in service',
  className,
}: Pick<MarkProps, 'technology'> & { status?: Machine['status']; className?: string }) {
  return (
    <svg className={className} viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
      <SignMark technology={technology} status={status} />
    </svg>
  );
}

/** The outline of a technology's sign, as path data. */
export function technologyOutline(technology: Technology, [x, y]: Point, radius: number): string {
  if (technology === 'superconducting') {
    const half = `a${numbers(radius, radius)} 0 1 0 `;
    return `M${numbers(x - radius, y)}${half}${numbers(2 * radius)} 0${half}${numbers(-2 * radius)} 0z`;
  }
  return polygon(corners[technology].map(([dx, dy]): Point => [x + dx * radius, y + dy * radius]));
}

/** A line without an area: it takes no fill, whatever the sign is filled with. */
function bar([x, y]: Point, radius: number): string {
  const reach = 0.62 * radius;
  return `M${numbers(x - reach, y + reach)}l${numbers(2 * reach, -2 * reach)}`;
}

function square(half: number): Point[] {
  return [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
}

/** `up` is 1 for a triangle on its side, -1 for one on its point; its middle is that of its surface, nearly. */
function triangle(up: 1 | -1): Point[] {
  return [
    [0, -1.15 * up],
    [1.11, 0.85 * up],
    [-1.11, 0.85 * up],
  ];
}

/** An upright cross that reaches `reach`, with arms of twice `half`. */
function cross(reach: number, half: number): Point[] {
  return [
    [-half, -reach],
    [half, -reach],
    [half, -half],
    [reach, -half],
    [reach, half],
    [half, half],
    [half, reach],
    [-half, reach],
    [-half, half],
    [-reach, half],
    [-reach, -half],
    [-half, -half],
  ];
}
