import type { Point } from '#src/base/svg-path.ts';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { linesOf, textWidth } from '#src/charts/font.ts';
import type { LabelPlace } from '#src/charts/place-labels.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { type Extent, linear, yearOf } from '#src/charts/scales.ts';
import type { Outcome } from '#src/model/promise-outcome.ts';
import { outcomeOf } from '#src/model/promise-outcome.ts';
import { OUTCOMES } from '#src/model/schemas/promise.ts';
import { countsOf } from './findings.ts';
import { labelOf, type PromisePlaces, placesOf } from './placed-promise.ts';
import type { Promised, VendorLane } from './vendor-lanes.ts';

/** Of a drawing, in its units. `head` is what a lane needs above its rows, `foot` below them. */
const LAYOUTS = {
  wide: { left: 128, right: 196, row: 19, head: 9.5, foot: 12.5, fontSize: 13, everyYears: 1, tallyStep: 30 },
  middle: { left: 12, right: 0, row: 20, head: 34, foot: 14, fontSize: 13, everyYears: 2, tallyStep: 32 },
  narrow: { left: 0, right: 0, row: 46, head: 70, foot: 4, fontSize: 14, everyYears: 4, tallyStep: 31 },
} as const satisfies Record<Size, unknown>;

export const NAME_SIZE = 17;
const NAME_LINE = 18;
/** The years, and then the plot, from where a scale begins; lanes start below the flag of today. */
const YEARS = 20;
const PLOT = 30;
const FLAG = 16;
/** On a phone the words of a row stand over its line. */
const OVER_LINE = -13;

/** A row: a promise with its places and its label, upwards and downwards from its line. */
export interface PlacedRow {
  promise: Promised;
  state: Outcome['state'];
  /** Where its line lies, and its edges. */
  y: number;
  top: number;
  height: number;
  places: PromisePlaces;
  label?: LabelPlace | undefined;
  /** Where the outcome is said in words, at the right. */
  words?: LabelPlace | undefined;
}

export interface PlacedLane {
  vendor: string;
  top: number;
  nameLines: readonly string[];
  nameAt: Point;
  tally: readonly { state: Outcome['state']; count: number; at: Point }[];
  rows: readonly PlacedRow[];
}

/** A field that is ruled by years, with their texts above it. */
export interface RuledField {
  top: number;
  bottom: number;
}

export interface LanesLayout {
  plot: PlotArea;
  today: number;
  years: readonly number[];
  /** Years that have their number above the field. */
  named: readonly number[];
  fields: readonly RuledField[];
  lanes: readonly PlacedLane[];
}

export interface LanesInput {
  lanes: readonly VendorLane[];
  /** From the year of the first promise to the year after the last date. */
  years: Extent;
  size: Size;
  today: string;
  /** What stands where the line of an undated promise ends. */
  noDate: string;
  /** What stands above the lanes. */
  top?: number;
}

/** From the year of the first promise to the year after the last date. */
export function yearsOf(promises: readonly Promised[], today: string): Extent {
  const said = promises.map((promise) => Number(promise.said.slice(0, 4)));
  const due = promises.flatMap((promise) => (promise.due ? [Number(promise.due.slice(0, 4))] : []));
  const now = Number(today.slice(0, 4));
  return [Math.min(now, ...said), Math.max(now + 2, ...due) + 1];
}

export function layoutOf({ lanes, years, size, today, noDate, top = 0 }: LanesInput): LanesLayout {
  const { left, right, fontSize, everyYears } = LAYOUTS[size];
  const field = top + (size === 'narrow' ? 0 : PLOT);
  let next = field + (size === 'narrow' ? 0 : FLAG);
  const starts = lanes.map((lane) => {
    const start = next;
    next += heightOf(lane, size);
    return start;
  });
  const plot = plotArea({
    width: SIZES[size],
    height: next,
    margin: { top: field, right, bottom: 0, left },
    fontSize,
    x: linear(...years),
    y: linear(0, 1),
  });
  const placed = lanes.map((lane, index) => placedLane(lane, starts[index] ?? 0, { plot, size, today, noDate }));
  const [from, to] = years;
  const all = Array.from({ length: to - from }, (_, index) => from + index);
  return {
    plot,
    today: plot.x(yearOf(today)),
    years: [...all, to],
    named: all.filter((year) => (year - from) % everyYears === 0),
    fields: size === 'narrow' ? placed.map((lane) => ownField(lane)) : [{ top: field, bottom: next }],
    lanes: placed,
  };
}

/** On a phone every lane has a scale of its own: the one above it is out of sight. */
function ownField({ top, rows }: PlacedLane): RuledField {
  const last = rows.at(-1);
  return { top: top + 24 + PLOT, bottom: last ? last.y + last.top + last.height : top };
}

interface Surroundings {
  plot: PlotArea;
  size: Size;
  today: string;
  noDate: string;
}

function heightOf(lane: VendorLane, size: Size): number {
  const { row, head, foot } = LAYOUTS[size];
  const rows = head + lane.promises.length * row + foot;
  return size === 'wide' ? Math.max(rows, NAME_LINE * nameLinesOf(lane.vendor, size).length + 12) : rows;
}

/** A name is broken where it stands beside its lane. */
function nameLinesOf(vendor: string, size: Size): string[] {
  return size === 'wide' ? linesOf(vendor, LAYOUTS.wide.left - 8, NAME_SIZE, 'serif') : [vendor];
}

function placedLane(lane: VendorLane, top: number, surroundings: Surroundings): PlacedLane {
  const { plot, size } = surroundings;
  const { row, head } = LAYOUTS[size];
  const nameAt: Point = [0, top + 24];
  return {
    vendor: lane.vendor,
    top,
    nameLines: nameLinesOf(lane.vendor, size),
    nameAt,
    tally: tallyAt(lane, size, top + 19, plot.right + 22),
    rows: lane.promises.map((promise, index) => placedRow(promise, top + head + index * row, surroundings)),
  };
}

/**
 * How many promises of a vendor came to what. Beside the lanes each outcome has its place, so that columns can be read;
 * on a line over a lane nothing is left out between, and the tally follows the name.
 */
export function tallyAt(lane: VendorLane, size: Size, y: number, beside: number): PlacedLane['tally'] {
  const counts = countsOf(lane.promises);
  const shown = size === 'wide' ? OUTCOMES : OUTCOMES.filter((state) => counts[state] > 0);
  const left = size === 'wide' ? beside : textWidth(lane.vendor, NAME_SIZE, 'serif') + (size === 'middle' ? 30 : 18);
  return shown
    .map((state, index) => ({
      state,
      count: counts[state],
      at: [left + index * LAYOUTS[size].tallyStep, y] as const,
    }))
    .filter(({ count }) => count > 0);
}

function placedRow(promise: Promised, top: number, { plot, size, today, noDate }: Surroundings): PlacedRow {
  const { row, fontSize } = LAYOUTS[size];
  const { state } = outcomeOf(promise);
  const places = placesOf(promise, plot.x, today);
  const y = size === 'narrow' ? 28 : row / 2;
  const own = { promise, state, y: top + y, top: -y, height: row, places };
  // Beside the lanes stand the names; else a label may reach to the edge.
  const left = size === 'wide' ? plot.left : 0;
  if (size !== 'narrow')
    return {
      ...own,
      label: labelOf(promise, places, { left, right: plot.right - 2, fontSize, noDate }),
    };
  return {
    ...own,
    label: promise.short === undefined ? undefined : { x: 0, y: OVER_LINE, anchor: 'start' },
    words: { x: plot.right, y: OVER_LINE, anchor: 'end' },
  };
}

/** Where the numbers of the years stand over a field. */
export const yearsAbove = ({ top }: RuledField) => top - (PLOT - YEARS);
