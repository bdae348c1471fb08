import { type Point, round } from '#src/base/svg-path.ts';

interface Props {
  isPseudo?: boolean;
  /** Whether it is the optimum, which no decoder passes. */
  isOptimal?: boolean;
  isReported?: boolean;
  at?: Point;
  radius?: number;
}

/** A disc for a threshold, a diamond for the optimum of all decoders, a ring for a pseudo-threshold; a broken rim if reported. */
export function ThresholdSign({
  isPseudo = false,
  isOptimal = false,
  isReported = false,
  at = [0, 0],
  radius = 5,
}: Props) {
  const [x, y] = at;
  const look = {
    fill: isPseudo || isReported ? 'var(--color-paper)' : 'var(--color-viz-1)',
    stroke: isPseudo ? 'var(--color-viz-2)' : 'var(--color-viz-1)',
    strokeWidth: isPseudo ? 2.2 : 1.8,
    strokeDasharray: isReported ? '2.6 1.8' : undefined,
  };
  if (isOptimal) {
    const r = round(radius + 1);
    return <path d={`M${round(x)} ${round(y - r)}l${r} ${r}-${r} ${r}-${r}-${r}z`} {...look} />;
  }
  return <circle cx={round(x)} cy={round(y)} r={radius} {...look} />;
}

/** From one end to the other. */
export function RangeLine({ from: [x, y], to }: { from: Point; to: number }) {
  return (
    <path d={`M${round(x)} ${round(y)}H${round(to)}m0-4v8`} fill="none" stroke="var(--color-viz-1)" strokeWidth="2" />
  );
}
