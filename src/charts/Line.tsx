import { type Point, polyline } from '#src/base/svg-path.ts';
import { type PlotArea, placeIn } from './plot-area.ts';

interface Props {
  plot: PlotArea;
  /** Values along the line, in the units of the axes. */
  points: readonly Point[];
  /** A color of the tokens: `var(--color-viz-1)`. */
  stroke: string;
  width?: number;
  opacity?: number | undefined;
  dashes?: string | undefined;
  cap?: 'round' | undefined;
}

export function Line({ plot, points, stroke, width = 2.4, opacity, dashes, cap }: Props) {
  return (
    <path
      d={polyline(points.map((point) => placeIn(plot, point)))}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      strokeOpacity={opacity}
      strokeDasharray={dashes}
      strokeLinecap={cap}
    />
  );
}

/** Points of a curve at `steps` + 1 places from one value of x to another. */
export function sampled(curve: (x: number) => number, [from, to]: readonly [number, number], steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps).map((x) => [
    x,
    curve(x),
  ]);
}
