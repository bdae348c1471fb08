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
}

/** A single value that matters. One that says more than the chart's table is in a `MarkLink`. */
export function Mark({ plot, at, radius = 4.5, fill, stroke, strokeWidth }: MarkProps) {
  const [cx, cy] = placeIn(plot, at);
  return <circle cx={cx} cy={cy} r={radius} fill={fill} stroke={stroke} strokeWidth={strokeWidth} />;
}
