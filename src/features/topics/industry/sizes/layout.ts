import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import type { MarketSize } from './market-sizes.ts';

/** Of a drawing, in its units. Names stand at the left of their rows; in the narrow one above them. */
const LAYOUTS = {
  wide: { left: 290, right: 110, row: 44, fontSize: 13, areNamesAbove: false },
  middle: { left: 262, right: 92, row: 44, fontSize: 13, areNamesAbove: false },
  narrow: { left: 6, right: 66, row: 54, fontSize: 14, areNamesAbove: true },
} as const satisfies Record<Size, unknown>;

/** Above the rows: the ticks. Between two years: a line. */
const TOP = 30;
const BETWEEN = 14;

export const RADIUS = 6;
/** Of an arrow that says "at least". */
export const ARROW = 24;

export interface SizeRow {
  size: MarketSize;
  /** Of its dots. */
  y: number;
  nameY: number;
  /** Of its number; where there is no room behind the dot, before it. */
  text: { x: number; anchor: 'start' | 'end' };
  /** A line above it, where another year begins. */
  lineY: number | undefined;
}

export interface SizesLayout {
  plot: PlotArea;
  rows: readonly SizeRow[];
  areNamesAbove: boolean;
}

export function layoutOf(sizes: readonly MarketSize[], size: Size): SizesLayout {
  const { left, right, row, fontSize, areNamesAbove } = LAYOUTS[size];
  const years = new Set(sizes.map(({ year }) => year)).size;
  const height = TOP + sizes.length * row + Math.max(0, years - 1) * BETWEEN + 6;
  const plot = plotArea({
    width: SIZES[size],
    height,
    margin: { top: TOP, right, bottom: 6, left },
    fontSize,
    x: linear(0, highest(sizes)),
    y: linear(0, 1),
  });
  let top = TOP;
  const rows = sizes.map((each, index) => {
    const before = sizes[index - 1];
    const startsYear = before !== undefined && before.year !== each.year;
    const lineY = startsYear ? top + BETWEEN / 2 : undefined;
    if (startsYear) top += BETWEEN;
    const y = top + (areNamesAbove ? 36 : row / 2);
    const made = { size: each, y, nameY: areNamesAbove ? top + 17 : y - 4, text: textOf(each, plot), lineY };
    top += row;
    return made;
  });
  return { plot, rows, areNamesAbove };
}

function textOf({ to, text, isFloor, from }: MarketSize, plot: PlotArea): SizeRow['text'] {
  const after = plot.x(to) + RADIUS + (isFloor ? ARROW : 0) + 6;
  if (after + textWidth(text, plot.fontSize, 600) <= plot.width) return { x: after, anchor: 'start' };
  return { x: plot.x(from) - RADIUS - 6, anchor: 'end' };
}

/** The end of the axis: the round step above the largest size. */
function highest(sizes: readonly MarketSize[]): number {
  const most = Math.max(1e9, ...sizes.map(({ to }) => to));
  const step = 10 ** Math.floor(Math.log10(most));
  return [1.2, 1.5, 2, 3, 4, 5, 6, 8, 10].map((times) => times * step).find((end) => end >= most) ?? 10 * step;
}
