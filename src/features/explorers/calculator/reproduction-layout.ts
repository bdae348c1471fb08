import type { Point } from '#src/base/svg-path.ts';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import type { Reproduced } from './reproduction.ts';

export interface ReproductionRow {
  reproduced: Reproduced;
  name: string;
  y: number;
  /** Base line of the name: before the row, or above it where there is no room. */
  nameAt: Point;
  qubits: Point;
  time: Point;
}

export interface ReproductionLayout {
  plot: PlotArea;
  rows: readonly ReproductionRow[];
  isNarrow: boolean;
}

const FONT_SIZE = 14;
const TOP = 30;
const BOTTOM = 12;
const MEASURES = { wide: 38, middle: 38, narrow: 50 } as const satisfies Record<Size, number>;
const GAP = 16;

/** A row an estimate on one axis of factors. */
export function layoutOf(tried: readonly Reproduced[], size: Size): ReproductionLayout {
  const isNarrow = size === 'narrow';
  const row = MEASURES[size];
  const names = tried.map(({ estimate }) => `${estimate.problem}, ${estimate.short}`);
  const left = isNarrow ? 0 : Math.ceil(Math.max(...names.map((name) => textWidth(name, FONT_SIZE, 600)))) + GAP;
  const factors = tried.flatMap(({ qubits, time }) => [qubits, time]);
  const height = TOP + row * tried.length + BOTTOM;
  const plot = plotArea({
    width: SIZES[size],
    height,
    margin: { top: TOP, right: 24, bottom: BOTTOM, left },
    inset: isNarrow ? 14 : 0,
    fontSize: FONT_SIZE,
    x: log(Math.min(0.1, ...factors.map((each) => each / 1.3)), Math.max(10, ...factors.map((each) => 1.3 * each))),
    y: linear(0, 1),
  });
  return {
    plot,
    isNarrow,
    rows: tried.map((reproduced, index) => {
      const y = TOP + row * index + (isNarrow ? 34 : row / 2);
      return {
        reproduced,
        name: names[index] ?? '',
        y,
        nameAt: isNarrow ? [0, y - 16] : [left - GAP, y + 5],
        qubits: [plot.x(reproduced.qubits), y],
        time: [plot.x(reproduced.time), y],
      };
    }),
  };
}
