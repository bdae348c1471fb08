import type { Point } from '#src/base/svg-path.ts';
import type { Tick } from '#src/charts/Axis.tsx';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { type LabelPlace, labelBox, lineBox } from '#src/charts/place-labels.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import type { Measurement } from '../measured.ts';
import { type ConditionTexts, type PlacedMark, placeMarks } from '../place-marks.ts';
import { yearTicks } from '../year-ticks.ts';

const LAYOUTS = {
  wide: { height: 380, left: 40, everyYears: 1, fontSize: 13 },
  middle: { height: 380, left: 40, everyYears: 2, fontSize: 13 },
  narrow: { height: 380, left: 36, everyYears: 3, fontSize: 14 },
} as const satisfies Record<Size, unknown>;

export interface LifetimesLayout {
  plot: PlotArea;
  years: readonly Tick[];
  ratios: readonly Tick[];
  marks: readonly PlacedMark[];
  /** The words at the line at 1. */
  best: LabelPlace;
}

export function layoutOf(
  measured: readonly Measurement[],
  size: Size,
  texts: ConditionTexts & { best: string },
): LifetimesLayout {
  const { height, left, everyYears, fontSize } = LAYOUTS[size];
  const dates = measured.map(({ at }) => at);
  const plot = plotArea({
    width: SIZES[size],
    height,
    margin: { top: 34, right: 4, bottom: 34, left },
    fontSize,
    x: linear(Math.floor(Math.min(...dates)) - 0.4, Math.ceil(Math.max(...dates)) + 0.8),
    y: linear(0, Math.max(...measured.map(({ value }) => value)) + 0.5),
  });
  const best: LabelPlace = { x: plot.left + 8, y: plot.y(1) + 1.3 * fontSize, anchor: 'start' };
  const one = lineBox([plot.left, plot.y(1)], [plot.right, plot.y(1)]);
  return {
    plot,
    best,
    years: yearTicks(plot, everyYears),
    ratios: plot.y.ticks(5).map((at) => ({ at, text: String(at) })),
    marks: placeMarks(measured, plot, ({ at, value }): Point => [plot.x(at), plot.y(value)], {
      texts,
      obstacles: [one, labelBox(best, textWidth(texts.best, fontSize), fontSize)],
    }),
  };
}
