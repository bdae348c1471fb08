import { numbers } from '#src/base/svg-path.ts';
import type { PlacedMark } from './layout/swarm.ts';
import type { TimeMark } from './layout/time-mark.ts';

/** The sign of a development: by weight a larger dot, delivered a ring, disputed hollow with a bar, withdrawn a cross, a landmark in ink. */
export function StatusSign({
  mark,
  x,
  y,
  radius,
}: Pick<PlacedMark, 'x' | 'y' | 'radius'> & { mark: Pick<TimeMark, 'status' | 'landmark'> }) {
  const r = Math.round(radius * 10) / 10;
  const at = { cx: x, cy: Math.round(y * 10) / 10 };
  if (mark.landmark) return <circle {...at} r={r} fill="var(--color-ink)" stroke="var(--color-paper)" />;
  if (mark.status === 'withdrawn') return <Cross x={x} y={at.cy} radius={r} />;
  if (mark.status === 'disputed')
    return (
      <>
        <circle {...at} r={r - 0.6} fill="var(--color-paper)" stroke="var(--color-phase)" strokeWidth="1.4" />
        <path
          d={`M${numbers(x - r + 1.6, at.cy)}h${numbers(2 * r - 3.2)}`}
          stroke="var(--color-phase)"
          strokeWidth="1.4"
        />
      </>
    );
  if (mark.status === 'delivered')
    return <circle {...at} r={r - 0.8} fill="var(--color-paper)" stroke="var(--color-accent)" strokeWidth="1.6" />;
  return <circle {...at} r={r} fillOpacity={mark.status === 'announced' ? 0.6 : undefined} />;
}

function Cross({ x, y, radius }: { x: number; y: number; radius: number }) {
  const r = radius - 0.6;
  const d = `M${numbers(x - r, y - r)}l${numbers(2 * r, 2 * r)}m0 ${numbers(-2 * r)}l${numbers(-2 * r, 2 * r)}`;
  return <path d={d} stroke="var(--color-ink-2)" strokeWidth="1.6" />;
}
