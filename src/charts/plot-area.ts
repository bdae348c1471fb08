import type { Point } from '#src/base/svg-path.ts';
import type { Scale, ScaleOf } from './scales.ts';

interface Area {
  /** Width of the drawing, in its units. */
  width: number;
  height: number;
  /** Room around the plot, for ticks and names. */
  margin: { top: number; right: number; bottom: number; left: number };
  /** The default for text. */
  fontSize?: number;
  /** Room within the plot before the first and after the last value of x; the lines of the grid run through it. */
  inset?: number;
  /** What the axes measure: `linear(0, 1)`, `log(1, 1e6)`. */
  x: ScaleOf;
  y: ScaleOf;
}

/** Where everything is: the scales of a chart and the edges of its plot, in the units of the drawing. */
export interface PlotArea {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly fontSize: number;
  readonly x: Scale;
  readonly y: Scale;
}

export function plotArea({ width, height, margin, fontSize = 14, inset = 0, x, y }: Area): PlotArea {
  const [left, right, top, bottom] = [margin.left, width - margin.right, margin.top, height - margin.bottom];
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    fontSize,
    x: x([left + inset, right - inset]),
    y: y([bottom, top]),
  };
}

/** The place of a value on the drawing. */
export function placeIn({ x, y }: PlotArea, [a, b]: Point): Point {
  return [x(a), y(b)];
}
