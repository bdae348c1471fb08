import { numbers } from '#src/base/svg-path.ts';
import type { Standing } from './claim.ts';

const COLORS: Record<Standing, string> = {
  stands: 'var(--color-viz-1)',
  narrowed: 'var(--color-viz-1)',
  disputed: 'var(--color-viz-2)',
  uncheckable: 'var(--color-viz-6)',
  refuted: 'var(--color-ink-3)',
};

export const standingColor = (standing: Standing) => COLORS[standing];

/** The sign of a standing, which ends a bar: arrow, tick, double tick, ring, cross. */
export function StandingSign({
  standing,
  at: [x, y] = [0, 0],
}: {
  standing: Standing;
  at?: readonly [number, number];
}) {
  const stroke = standing === 'refuted' ? 'var(--color-danger)' : standingColor(standing);
  if (standing === 'uncheckable')
    return <circle cx={x} cy={y} r="5" fill="var(--color-paper)" stroke={stroke} strokeWidth="2" />;
  const paths: Record<Exclude<Standing, 'uncheckable'>, string> = {
    stands: `M${numbers(x - 1, y - 6)}l6 6l-6 6`,
    narrowed: `M${numbers(x, y - 6)}v12`,
    disputed: `M${numbers(x - 2, y - 6)}v12m5 -12v12`,
    refuted: `M${numbers(x - 5, y - 5)}l10 10m0 -10l-10 10`,
  };
  return <path d={paths[standing]} fill="none" stroke={stroke} strokeWidth="2.5" />;
}
