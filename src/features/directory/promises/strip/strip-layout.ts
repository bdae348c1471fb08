import type { Point } from '#src/base/svg-path.ts';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { linesFor } from '#src/charts/in-lines.ts';
import type { LabelPlace } from '#src/charts/place-labels.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { type Extent, linear, yearOf } from '#src/charts/scales.ts';
import { type Outcome, outcomeOf } from '#src/model/promise-outcome.ts';
import { tallyAt } from '../lanes/lanes-layout.ts';
import type { Promised, VendorLane } from '../lanes/vendor-lanes.ts';

/** Of a drawing, in its units: the room beside the years, what a vendor needs above its signs, and every how many years one is named. */
const LAYOUTS = {
  wide: { left: 92, right: 234, head: 12, fontSize: 13, everyYears: 2 },
  middle: { left: 8, right: 8, head: 34, fontSize: 13, everyYears: 2 },
  narrow: { left: 8, right: 8, head: 34, fontSize: 14, everyYears: 4 },
} as const satisfies Record<Size, unknown>;

/** The years that are shown: what was said for an earlier one is on the page of all promises. */
const YEARS: Extent = [2018, 2034];
/** From a sign to the one that stands on it, and how near two are that have no room beside each other. */
const STEP = 15;
const NEAR = 13;
/** Below the lowest sign of a vendor. */
const FOOT = 14;
const TOP = 40;

export interface StripSign {
  promise: Promised;
  state: Outcome['state'];
  at: Point;
  /** Where the delay begins. */
  from?: number | undefined;
}

export interface StripLane {
  vendor: string;
  top: number;
  bottom: number;
  nameAt: Point;
  tally: ReturnType<typeof tallyAt>;
  signs: readonly StripSign[];
}

export interface StripLayout {
  plot: PlotArea;
  today: number;
  /** Years that have their number above the plot. */
  named: readonly number[];
  /** Over the signs at the right edge, where some have no date. */
  noDate?: LabelPlace | undefined;
  lanes: readonly StripLane[];
}

/** Signs at the dates that were promised, stacked where they meet. */
export function stripLayout(lanes: readonly VendorLane[], size: Size, today: string): StripLayout {
  const { left, right, head, fontSize, everyYears } = LAYOUTS[size];
  const x = linear(...YEARS)([left, SIZES[size] - right]);
  let next = TOP;
  const placed = lanes.map((lane) => {
    const levels = stacked(lane.promises, x, today);
    const height = head + STEP * Math.max(1, ...levels.map(({ level }) => level + 1)) + FOOT;
    const [top, bottom] = [next, next + height];
    next = bottom;
    return { lane, levels, top, bottom };
  });
  const plot = plotArea({
    width: SIZES[size],
    height: next + 2,
    margin: { top: TOP, right, bottom: 2, left },
    fontSize,
    x: linear(...YEARS),
    y: linear(0, 1),
  });
  const [first, last] = YEARS;
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    plot,
    today: plot.x(yearOf(today)),
    named: years.filter((year) => year % everyYears === 0 && year > first && year < last - (size === 'narrow' ? 2 : 1)),
    noDate: placed.some(({ levels }) => levels.some(isUndated))
      ? { x: size === 'wide' ? plot.right : SIZES[size], y: TOP - 10, anchor: size === 'wide' ? 'middle' : 'end' }
      : undefined,
    lanes: placed.map(({ lane, levels, top, bottom }) => ({
      vendor: lane.vendor,
      top,
      bottom,
      nameAt: [0, size === 'wide' ? bottom - FOOT + 1 : top + 24],
      tally: tallyAt(lane, size, size === 'wide' ? bottom - FOOT - 4 : top + 19, plot.right + 48),
      signs: levels.map(({ level, x: at, ...sign }) => ({ ...sign, at: [at, bottom - FOOT - 4 - level * STEP] })),
    })),
  };
}

const isUndated = ({ promise, state }: Pick<StripSign, 'promise' | 'state'>) => state === 'open' && !promise.due;

interface Leveled extends Omit<StripSign, 'at'> {
  x: number;
  level: number;
}

/** Each sign on the lowest level that neither another sign nor its delay takes. */
function stacked(promises: readonly Promised[], x: (year: number) => number, today: string): Leveled[] {
  const signs = promises.map((promise) => signOf(promise, x, today)).sort((a, b) => a.x - b.x);
  const levels = linesFor(signs.map((sign) => ({ from: (sign.from ?? sign.x) - NEAR / 2, to: sign.x + NEAR / 2 })));
  return signs.map((sign, index) => ({ ...sign, level: levels[index] ?? 0 }));
}

/** At the date that was promised, a late one at its delivery; without a date where it came to an end, or at the right edge. */
function signOf(promise: Promised, x: (year: number) => number, today: string): Omit<Leveled, 'level'> {
  const { state, on } = outcomeOf(promise);
  const place = (date: string) => Math.round(x(Math.min(Math.max(yearOf(date), YEARS[0]), YEARS[1])));
  const due = promise.due ? place(promise.due) : undefined;
  const known = on ? Math.min(place(on), place(today)) : undefined;
  if (state === 'late' && due !== undefined && known !== undefined) return { promise, state, x: known, from: due };
  return { promise, state, x: due ?? known ?? place(String(YEARS[1])) };
}
