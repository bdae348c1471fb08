import { dots, type Point } from '#src/base/svg-path.ts';
import { type PlotArea, placeIn } from './plot-area.ts';

/** Equal discs on values, as one path: for rows of points of which none has more to say than its place. */
export function Dots({
  plot,
  points,
  fill,
  size,
}: {
  plot: PlotArea;
  points: readonly Point[];
  fill: string;
  /** Diameter, in the drawing's units. */
  size: number;
}) {
  const d = dots(points.map((point) => placeIn(plot, point)));
  return <path d={d} stroke={fill} strokeWidth={size} strokeLinecap="round" />;
}

interface MarkProps {
  plot: PlotArea;
  at: Point;
  radius?: number;
  fill: string;
  stroke?: string;
  strokeWidth?: number;
  /** What it says and where that is explained. A mark that says more than the chart's table needs it. */
  link?: { href: string; name: string } | undefined;
}

/** Half the size that a finger needs. */
const REACH = 12;

/** A single value that matters. One with a link is reached by keyboard; its drawing is then a `group`, not an `img`. */
export function Mark({ plot, at, radius = 4.5, fill, stroke, strokeWidth, link }: MarkProps) {
  const [cx, cy] = placeIn(plot, at);
  const disc = <circle cx={cx} cy={cy} r={radius} fill={fill} stroke={stroke} strokeWidth={strokeWidth} />;
  if (!link) return disc;
  return (
    <a href={link.href} aria-label={link.name}>
      <circle cx={cx} cy={cy} r={REACH} fill="transparent" />
      {disc}
    </a>
  );
}
