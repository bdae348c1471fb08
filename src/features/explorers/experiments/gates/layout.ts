import type { Point } from '#src/base/svg-path.ts';
import type { Tick } from '#src/charts/Axis.tsx';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import type { Measurement } from '../measured.ts';
import { type ConditionTexts, type PlacedMark, placeMarks } from '../place-marks.ts';
import { yearTicks } from '../year-ticks.ts';

const LAYOUTS = {
  wide: { columns: 2, height: 460, everyYears: 1, fontSize: 13 },
  middle: { columns: 1, height: 430, everyYears: 1, fontSize: 13 },
  narrow: { columns: 1, height: 440, everyYears: 2, fontSize: 14 },
} as const satisfies Record<Size, unknown>;

const GAP = 40;

/** What is measured in one panel; states and gates have panels of their own, since their errors do not compare. */
export interface Panel {
  name: string;
  measured: readonly Measurement[];
}

export interface PlacedPanel {
  name: string;
  /** Where the panel begins in the whole drawing. */
  from: Point;
  plot: PlotArea;
  years: readonly Tick[];
  errors: readonly Tick[];
  marks: readonly PlacedMark[];
}

export interface GatesLayout {
  width: number;
  height: number;
  fontSize: number;
  panels: readonly PlacedPanel[];
}

export function layoutOf(panels: readonly Panel[], size: Size, texts: ConditionTexts): GatesLayout {
  const { columns, height, everyYears, fontSize } = LAYOUTS[size];
  const width = (SIZES[size] - GAP * (columns - 1)) / columns;
  const all = panels.flatMap(({ measured }) => measured);
  const dates = all.map(({ at }) => at);
  const errors = all.map(({ value }) => value);
  const placed = panels.map(({ name, measured }, index): PlacedPanel => {
    const plot = plotArea({
      width,
      height,
      margin: { top: 34, right: 4, bottom: 34, left: 58 },
      fontSize,
      x: linear(Math.floor(Math.min(...dates)) - 0.2, Math.ceil(Math.max(...dates)) + 0.3),
      y: log(Math.min(...errors) / 2.2, Math.max(...errors) * 1.8),
    });
    return {
      name,
      from: [(index % columns) * (width + GAP), Math.floor(index / columns) * height],
      plot,
      years: yearTicks(plot, everyYears),
      errors: plot.y.ticks().map((at) => ({ at, text: `${Number((100 * at).toPrecision(1))}%` })),
      marks: placeMarks(measured, plot, ({ at, value }): Point => [plot.x(at), plot.y(value)], { texts }),
    };
  });
  return { width: SIZES[size], height: height * Math.ceil(panels.length / columns), fontSize, panels: placed };
}
