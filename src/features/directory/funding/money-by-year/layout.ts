import type { Point } from '#src/base/svg-path.ts';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { linesFor, type Span } from '#src/charts/in-lines.ts';
import { type LabelPlace, labelBox, placeLabels } from '#src/charts/place-labels.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { linear, yearOf } from '#src/charts/scales.ts';
import { sumOf } from '../listed-rounds.ts';
import { moneyText, sumText } from '../money-text.ts';
import { type ChartedRound, yearIn } from './charted-rounds.ts';
import { type Column, columnsOf, sumsByYear, yearsOf } from './columns.ts';
import { CHART_KINDS, type ChartKind } from './kinds.ts';
import { swarm } from './swarm.ts';

/** Of a drawing, in its units: room for names at the left, height of the columns, radius of $1B, from which amount on a circle has a name. */
const LAYOUTS = {
  wide: { left: 150, columns: 180, billion: 30, named: 500e6, fontSize: 13, areNamesAbove: false },
  middle: { left: 142, columns: 170, billion: 24, named: 1e9, fontSize: 13, areNamesAbove: false },
  narrow: { left: 40, columns: 150, billion: 17, named: 1e9, fontSize: 14, areNamesAbove: true },
} as const satisfies Record<Size, unknown>;

const TOP = 26;
/** Below the columns: the years, in two lines. */
const YEARS = 46;
const SMALLEST = 3;
/** Round the circles of a row, from its lines. */
const PADDING = 13;
/** A row is at least as high as its name and what is below it. */
const LEAST = 48;
/** Of a name that stands above its row. */
const NAME = 26;

export interface RoundMark {
  round: ChartedRound;
  at: Point;
  radius: number;
  label?: (LabelPlace & { name: string; amount: string }) | undefined;
}

/** What the rows hold: circles by kind, squares of other currencies, ticks of rounds without an amount. */
export interface Row {
  kind: ChartKind | 'foreign' | 'none';
  top: number;
  bottom: number;
  /** Under its name. */
  detail: { sum: string; count: number };
  marks: readonly RoundMark[];
}

export interface MoneyLayout {
  /** Of the columns. */
  plot: PlotArea;
  years: readonly number[];
  columns: readonly Column[];
  rows: readonly Row[];
  areNamesAbove: boolean;
}

export function layoutOf(rounds: readonly ChartedRound[], size: Size): MoneyLayout {
  const { left, columns, fontSize, areNamesAbove } = LAYOUTS[size];
  const years = yearsOf(rounds);
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? 0];
  const area = (height: number) =>
    plotArea({
      width: SIZES[size],
      height,
      margin: { top: TOP, right: 0, bottom: height - TOP - columns, left },
      fontSize,
      x: linear(first, last + 1),
      y: linear(0, highest(rounds)),
    });
  const draft = area(TOP + columns);
  const rows = rowsOf(rounds, draft, size);
  const plot = area(Math.ceil(rows.at(-1)?.bottom ?? 0));
  return { plot, years, columns: columnsOf(rounds, plot), rows, areNamesAbove };
}

/** The next even billion above the largest sum. */
function highest(rounds: readonly ChartedRound[]): number {
  const sums = [...sumsByYear(rounds).values()].map((kinds) => [...kinds.values()].reduce((a, b) => a + b, 0));
  return 2e9 * Math.max(1, Math.ceil(Math.max(...sums) / 2e9));
}

function rowsOf(rounds: readonly ChartedRound[], plot: PlotArea, size: Size): Row[] {
  const withDollars = CHART_KINDS.map((kind) => ({
    kind,
    of: rounds.filter((round) => round.kind === kind && round.usd !== undefined),
    place: circlesIn,
  }));
  const foreign = { kind: 'foreign' as const, of: rounds.filter((round) => round.foreign), place: squaresIn };
  const isWithout = ({ usd, foreign: other }: ChartedRound) => usd === undefined && other === undefined;
  const without = { kind: 'none' as const, of: rounds.filter(isWithout), place: ticksIn };
  let top = plot.bottom + YEARS;
  return [...withDollars, foreign, without]
    .filter(({ of }) => of.length > 0)
    .map(({ kind, of, place }) => {
      const row = place(of, plot, size, top);
      const detail = { sum: sumText(sumOf(of)), count: of.length };
      const made = { kind, top, detail, ...row };
      top = row.bottom;
      return made;
    });
}

type Placed = Pick<Row, 'bottom' | 'marks'>;

/** Where a round lies; one of which only the month is known, in its middle. */
function dayOf({ date }: ChartedRound, { x }: PlotArea): number {
  return x(yearOf(date.length === 'yyyy-mm'.length ? `${date}-16` : date));
}

function circlesIn(rounds: readonly ChartedRound[], plot: PlotArea, size: Size, top: number): Placed {
  const { billion, named, areNamesAbove } = LAYOUTS[size];
  const discs = rounds.map((round) => ({
    round,
    x: dayOf(round, plot),
    radius: Math.max(SMALLEST, billion * Math.sqrt((round.usd ?? 0) / 1e9)),
  }));
  const distances = swarm(discs);
  const reach = (sign: 1 | -1) =>
    Math.max(...discs.map(({ radius }, index) => sign * (distances[index] ?? 0) + radius)) +
    (areNamesAbove ? 12 : PADDING);
  const head = areNamesAbove ? NAME - 8 : 0;
  const least = areNamesAbove ? 0 : LEAST / 2;
  const axis = top + head + Math.max(least, reach(-1));
  const bottom = axis + Math.max(least, reach(1));
  const marks = discs
    .map(({ round, x, radius }, index) => ({ round, radius, at: [x, axis + (distances[index] ?? 0)] as Point }))
    .sort((a, b) => b.radius - a.radius);
  return { bottom, marks: withNames(marks, plot, { top: top + head, bottom, named }) };
}

function withNames(
  marks: readonly RoundMark[],
  { left, width, fontSize }: PlotArea,
  { top, bottom, named }: { top: number; bottom: number; named: number },
): RoundMark[] {
  const bounds = { left, right: width, top: top + 2, bottom: bottom - 2 };
  const surroundings = { bounds, fontSize, triesAside: true };
  const isNamed = ({ round: { usd = 0 } }: RoundMark) => usd >= named;
  const amountOf = ({ round: { usd = 0 } }: RoundMark) => moneyText(usd);
  const nameWidth = ({ round: { company } }: RoundMark) => textWidth(company, fontSize, 600);
  const wholeWidth = (mark: RoundMark) => nameWidth(mark) + textWidth(`  ${amountOf(mark)}`, fontSize);
  const whole = placeLabels(
    marks.map((mark) => ({ ...mark, width: isNamed(mark) ? wholeWidth(mark) : undefined })),
    surroundings,
  );
  // Where both have no room, the name alone may.
  const names = placeLabels(
    marks.map((mark, index) => ({ ...mark, width: isNamed(mark) && !whole[index] ? nameWidth(mark) : undefined })),
    {
      ...surroundings,
      obstacles: marks.flatMap((mark, index) => {
        const place = whole[index];
        return place ? [labelBox(place, wholeWidth(mark), fontSize)] : [];
      }),
    },
  );
  return marks.map((mark, index) => {
    const place = whole[index] ?? names[index];
    return {
      ...mark,
      label: place && { ...place, name: mark.round.company, amount: whole[index] ? amountOf(mark) : '' },
    };
  });
}

/** Half the side of a square of another currency, and half the height of a tick. */
export const SQUARE = 5;
export const TICK = 7;

/** From line to line of squares or ticks. */
const LINE = 20;

function squaresIn(rounds: readonly ChartedRound[], plot: PlotArea, size: Size, top: number): Placed {
  const spans = rounds.toSorted(byDate).map((round) => {
    const x = dayOf(round, plot);
    const width = textWidth(round.foreign ?? '', plot.fontSize, 500);
    const room = SQUARE + 4 + width;
    const isAfter = x + room <= plot.width;
    return { round, x, isAfter, from: isAfter ? x - SQUARE : x - room, to: isAfter ? x + room : x + SQUARE };
  });
  const { lines, bottom, first } = inLines(spans, top, size);
  const marks = spans.map(({ round, x, isAfter }, index) => {
    const y = first + (lines[index] ?? 0) * LINE;
    const text = { name: '', amount: round.foreign ?? '' };
    const anchor = isAfter ? ('start' as const) : ('end' as const);
    const label = { x: x + (isAfter ? SQUARE + 4 : -SQUARE - 4), y: y + 0.34 * plot.fontSize, anchor, ...text };
    return { round, at: [x, y] as const, radius: SQUARE, label };
  });
  return { bottom, marks };
}

function ticksIn(rounds: readonly ChartedRound[], plot: PlotArea, size: Size, top: number): Placed {
  const spans = rounds.toSorted(byDate).map((round) => {
    const x = dayOf(round, plot);
    return { round, x, from: x - 4, to: x + 4 };
  });
  const { lines, bottom, first } = inLines(spans, top, size);
  const marks = spans.map(({ round, x }, index) => ({
    round,
    at: [x, first + (lines[index] ?? 0) * LINE] as const,
    radius: TICK,
  }));
  return { bottom, marks };
}

const byDate = (a: ChartedRound, b: ChartedRound) =>
  a.date.localeCompare(b.date, 'en') || a.id.localeCompare(b.id, 'en');

/** Puts each span on the first line where it meets none before it. */
function inLines(spans: readonly Span[], top: number, size: Size) {
  const head = LAYOUTS[size].areNamesAbove ? NAME : 0;
  const lines = linesFor(spans, 6);
  const first = top + head + 18;
  return { lines, first, bottom: Math.max(top + (head ? 0 : LEAST), first + Math.max(...lines) * LINE + 18) };
}

/** The year that is not over, if the chart goes into it. */
export function runningYear(rounds: readonly ChartedRound[], asOf: string): number | undefined {
  const year = Number(asOf.slice(0, 4));
  return rounds.some((round) => yearIn(round) === year) ? year : undefined;
}
