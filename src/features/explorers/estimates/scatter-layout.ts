import type { Point } from '#src/base/svg-path.ts';
import type { Tick } from '#src/charts/Axis.tsx';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { type LabelPlace, labelBox, placeLabels } from '#src/charts/place-labels.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { log } from '#src/charts/scales.ts';
import { stepAside } from '../experiments/place-marks.ts';
import type { PublishedEstimate } from './estimate-values.ts';

/** An estimate as two numbers. */
export interface Pair {
  estimate: PublishedEstimate;
  x: number;
  y: number;
  name: string;
  isReported: boolean;
}

export interface PlacedPair {
  pair: Pair;
  at: Point;
  label: LabelPlace | undefined;
}

export interface ScatterAxis {
  from: number;
  to: number;
  ticks: readonly Tick[];
  /** Every how many ticks one is left on the narrow drawing. */
  narrow: readonly Tick[];
}

/** A slanted line of equal product from edge to edge, and what it comes to. */
export interface ProductLine {
  from: Point;
  to: Point;
  text: string;
  at: LabelPlace;
}

export interface ScatterLayout {
  plot: PlotArea;
  lines: readonly ProductLine[];
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  marks: readonly PlacedPair[];
  radius: number;
}

const MEASURES = {
  wide: { height: 460, left: 92, radius: 6 },
  middle: { height: 460, left: 88, radius: 5.5 },
  narrow: { height: 440, left: 62, radius: 5 },
} as const satisfies Record<Size, unknown>;
const FONT_SIZE = 13;

/** Where everything is: both axes logarithmic. */
export function scatterLayoutOf(
  pairs: readonly Pair[],
  axes: Record<'x' | 'y', ScatterAxis>,
  size: Size,
  linesIn: (plot: PlotArea, size: Size) => ProductLine[] = () => [],
): ScatterLayout {
  const { height, left, radius } = MEASURES[size];
  const isNarrow = size === 'narrow';
  const plot = plotArea({
    width: SIZES[size],
    height,
    margin: { top: 34, right: 12, bottom: 54, left },
    fontSize: FONT_SIZE,
    x: log(axes.x.from, axes.x.to),
    y: log(axes.y.from, axes.y.to),
  });
  const lines = linesIn(plot, size);
  const places = stepAside(pairs.map(({ x, y }) => [plot.x(x), plot.y(y)]));
  const labels = placeLabels(
    pairs.map(({ estimate }, index) => ({
      at: places[index] ?? [0, 0],
      radius: radius + 1,
      width: textWidth(estimate.short, FONT_SIZE, 600),
    })),
    {
      bounds: { left: plot.left + 2, top: plot.top - 4, right: plot.width, bottom: plot.bottom - 2 },
      obstacles: lines.map(({ text, at }) => labelBox(at, textWidth(text, FONT_SIZE), FONT_SIZE)),
      fontSize: FONT_SIZE,
    },
  );
  return {
    plot,
    lines,
    radius,
    xTicks: isNarrow ? axes.x.narrow : axes.x.ticks,
    yTicks: isNarrow ? axes.y.narrow : axes.y.ticks,
    marks: pairs.map((pair, index) => ({ pair, at: places[index] ?? [0, 0], label: labels[index] })),
  };
}
