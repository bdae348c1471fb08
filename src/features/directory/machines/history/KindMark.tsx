import { numbers, type Point } from '#src/base/svg-path.ts';

interface Props {
  /** "mean", "median", "typical", "best"; nothing of a count or a time. */
  kind: string | undefined;
  at: Point;
  /** Whether it is on the line of the newest value. */
  isFirst: boolean;
  isReported?: boolean | undefined;
  /** Of a range its ends: it is a bar, with no value of its own. */
  bar?: readonly [top: number, bottom: number] | undefined;
}

const R = 5;

/** The sign of a value: each statistic has a shape of its own; what was only reported is hollow and broken. */
export function KindMark({ kind, at: [x, y], isFirst, isReported, bar }: Props) {
  const color = isFirst ? 'var(--color-accent)' : 'var(--color-ink-3)';
  if (bar) return <path d={`M${numbers(x, bar[0])}V${bar[1]}`} stroke={color} strokeWidth="6" strokeLinecap="round" />;
  return (
    <path
      d={`M${numbers(x, y)}${shapes[kind ?? 'mean'] ?? shapes.mean}`}
      fill={isReported ? 'var(--color-paper)' : color}
      stroke={isReported ? color : 'var(--color-paper)'}
      strokeWidth={isReported ? 1.6 : 1}
      strokeDasharray={isReported ? '2 2' : undefined}
    />
  );
}

/** From the center: a disc, a diamond, a square and a triangle. */
const shapes: Record<string, string> = {
  mean: `m${-R} 0a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0z`,
  median: `m0 ${-R - 1}l${R + 1} ${R + 1}l${-R - 1} ${R + 1}l${-R - 1} ${-R - 1}z`,
  typical: `m${-R + 0.5} ${-R + 0.5}h${2 * R - 1}v${2 * R - 1}h${1 - 2 * R}z`,
  best: `m0 ${-R - 1}l${R + 1} ${2 * R}h${-2 * R - 2}z`,
};
