import type { Point } from '#src/base/svg-path.ts';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { linesFor } from '#src/charts/in-lines.ts';
import type { PlotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import type { Entry } from '#src/model/read-content.ts';
import { placeOn, type YearAxis, yearOn } from './year-axis.ts';

/** Of a drawing, in its units: where the years begin, the text, and the distance at which signs do not touch. */
const LAYOUTS = {
  wide: { left: 168, fontSize: 13, radius: 5.6, apart: 15 },
  middle: { left: 134, fontSize: 13, radius: 5.2, apart: 14 },
  narrow: { left: 8, fontSize: 14, radius: 5, apart: 13.5 },
} as const satisfies Record<Size, unknown>;

/** Above the rows: the word "today", and one's own years where they are drawn. */
const HEAD = 30;
export const YOURS_HEIGHT = 96;
/** Within a row, over its first signs and under its last. */
const ROW_PAD = 13;
/** The line of a region's name over its row, where there is no room beside it. */
const NAME_LINE = 20;
const AXIS = 28;

/** Years of the axis after the last date, where one's own years are drawn. */
const YEARS_AFTER = 11;

export interface PlacedDeadline {
  deadline: Entry<'deadlines'>;
  at: Point;
}

export interface RegionRow {
  region: string;
  count: number;
  top: number;
  bottom: number;
  /** Base line of the name. */
  name: Point;
  marks: readonly PlacedDeadline[];
}

export interface ByWhenLayout {
  plot: PlotArea;
  axis: YearAxis;
  radius: number;
  rows: readonly RegionRow[];
  /** Base line of the years' numbers. */
  ticks: readonly { at: number; text: string }[];
}

interface Options {
  /** Today, as a year with its fraction. */
  now: number;
  /** Whether one's own years are drawn above the rows, in the same axis. */
  hasYours: boolean;
}

/** Where everything is in a drawing of these dates, one row a region. */
export function layoutOf(
  deadlines: readonly Entry<'deadlines'>[],
  regions: readonly string[],
  size: Size,
  options: Options,
): ByWhenLayout {
  const { fontSize, radius } = LAYOUTS[size];
  const axis = axisOf(deadlines, size, options);
  let top = options.hasYours ? YOURS_HEIGHT : HEAD;
  const rows = regions.map((region) => {
    const row = rowOf(
      region,
      deadlines.filter((deadline) => deadline.region === region),
      top,
      axis,
      size,
    );
    top = row.bottom;
    return row;
  });
  const { left, right } = axis;
  const plot = { width: SIZES[size], height: top + AXIS, left, right, top: rows[0]?.top ?? top, bottom: top, fontSize };
  const [x, y] = [linear(0, 1)([left, right]), linear(0, 1)([plot.top, top])];
  return { plot: { ...plot, x, y }, axis, radius, rows, ticks: ticksOf(axis, size) };
}

function axisOf(deadlines: readonly Entry<'deadlines'>[], size: Size, { now, hasYours }: Options): YearAxis {
  const years = deadlines.map(({ due }) => Number(due.slice(0, 4)));
  const [first, last] = [Math.floor(Math.min(now, ...years)), Math.max(...years) + 1];
  return {
    first,
    last: hasYours ? last + YEARS_AFTER - 1 : last,
    left: LAYOUTS[size].left,
    right: SIZES[size] - 8,
  };
}

function rowOf(
  region: string,
  deadlines: readonly Entry<'deadlines'>[],
  top: number,
  axis: YearAxis,
  size: Size,
): RegionRow {
  const { apart, fontSize } = LAYOUTS[size];
  const hasNameAbove = size === 'narrow';
  const firstLine = top + ROW_PAD + (hasNameAbove ? NAME_LINE : 0);
  const marks = stacked(deadlines, axis, apart).map(({ deadline, x, level }) => ({
    deadline,
    at: [x, firstLine + level * apart] as const,
  }));
  const last = Math.max(firstLine, ...marks.map(({ at }) => at[1]));
  const baseLine = hasNameAbove ? top + 17 : firstLine + Math.round(0.34 * fontSize);
  return { region, count: deadlines.length, top, bottom: last + ROW_PAD, name: [0, baseLine], marks };
}

/** In order of date; a sign that would touch another goes down a line. */
function stacked(deadlines: readonly Entry<'deadlines'>[], axis: YearAxis, apart: number) {
  const placed = deadlines
    .map((deadline) => ({ deadline, x: placeOn(axis, yearOn(deadline.due)) }))
    .sort((a, b) => a.x - b.x);
  const levels = linesFor(placed.map(({ x }) => ({ from: x, to: x + apart })));
  return placed.map((each, index) => ({ ...each, level: levels[index] ?? 0 }));
}

/** A number of a year needs this room. */
const NUMBER = 40;

/** Every year where there is room for its number, else every second, or those that five divides. */
function ticksOf(axis: YearAxis, size: Size): ByWhenLayout['ticks'] {
  const room = (axis.right - axis.left) / (axis.last - axis.first);
  const every = size === 'wide' ? 1 : 2 * room < NUMBER ? 5 : 2;
  const from = every === 5 ? 0 : axis.first;
  const years = Array.from({ length: axis.last - axis.first }, (_, index) => axis.first + index);
  return years
    .filter((year) => (year - from) % every === 0)
    .filter((year) => placeOn(axis, year + 0.5) < axis.right - 14 && placeOn(axis, year + 0.5) > NUMBER / 2)
    .map((year) => ({ at: placeOn(axis, year + 0.5), text: String(year) }));
}
