import { SIZES, type Size } from '#src/charts/chart.ts';
import { linesOf, textWidth } from '#src/charts/font.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import { errorsIn, kindsOf, OPERATIONS, type OperatedMachine, type Operation } from './operation-errors.ts';

/** Of a drawing, in its units: what is over the rows, a row, and the middle of its marks; `most` is the width of the longest name. */
const LAYOUTS = {
  wide: { fontSize: 13, head: 30, row: 26, middle: 13, most: 380, hasMakers: true, hasValuesAbove: false },
  middle: { fontSize: 13, head: 30, row: 26, middle: 13, most: 150, hasMakers: false, hasValuesAbove: false },
  // On a phone the name and the values have a line above the marks, and their signs one above the numbers of the axis.
  narrow: { fontSize: 14, head: 52, row: 46, middle: 31, most: 140, hasMakers: false, hasValuesAbove: true },
} as const satisfies Record<Size, unknown>;

const GAP = 14;
/** A further line of a name. */
export const LINE = 17;
/** What marks have above their middle, with some room. */
const HALF_MARK = 13;
/** At the right of a phone's values. */
const EDGE = 6;
/** Room beyond the lowest and the highest error, as a factor. */
const ROOM = 1.6;

export interface ErrorRow {
  machine: OperatedMachine;
  top: number;
  height: number;
  /** The height of its marks, and the base line of words that are level with them. */
  middle: number;
  level: number;
  /** Where its part of the grid begins; it ends with the row. */
  gridTop: number;
  nameBase: number;
  valueBase: number;
  /** The name, line by line. */
  name: readonly string[];
  /** Behind the name, where there is room. */
  maker: string | undefined;
  kind: string;
  /** As they are written, in the order of the operations; a dash for none. */
  values: readonly string[];
}

export interface ErrorsLayout {
  plot: PlotArea;
  /** Powers of ten within the axis. */
  ticks: readonly number[];
  rows: readonly ErrorRow[];
  kindLeft: number;
  /** Where the values of each operation end. */
  valueRights: readonly number[];
  /** The middle of the signs over the values, and where a line divides them from the axis. */
  signsAt: number;
  divided: number | undefined;
  /** Base line of the numbers of the axis. */
  tickBase: number;
}

/** Where everything is: a row a machine, its marks on an axis that all rows share. */
export function layoutOf(machines: readonly OperatedMachine[], size: Size): ErrorsLayout {
  const { fontSize, head, hasMakers, hasValuesAbove, most } = LAYOUTS[size];
  const width = SIZES[size];
  const rows = rowsOf(machines, size);
  // A drawing that is cut at its edge keeps the last letter of a value.
  const valueRights = valueRightsOf(rows, hasValuesAbove ? width - EDGE : width, fontSize);
  const kindLeft = hasValuesAbove ? 0 : Math.min(most, widestName(rows, fontSize, hasMakers)) + GAP;
  const left = kindLeft + Math.max(...rows.map(({ kind }) => textWidth(kind, fontSize)), 0) + GAP;
  const right = hasValuesAbove ? width : (valueRights[0] ?? width) - widthOfValues(rows, 0, fontSize) - GAP;
  const errors = machines.flatMap(errorsIn).map(({ value }) => value);
  const plot = plotArea({
    width,
    height: (rows.at(-1)?.top ?? head) + (rows.at(-1)?.height ?? 0) + 4,
    margin: { top: head, right: width - right, bottom: 4, left },
    fontSize,
    x: log(Math.min(...errors, 0.01) / ROOM, Math.max(...errors, 0.01) * ROOM),
    y: linear(0, 1),
  });
  const placed = { plot, ticks: plot.x.ticks(), rows, kindLeft, valueRights };
  if (!hasValuesAbove) return { ...placed, signsAt: head - 16, divided: undefined, tickBase: fontSize + 5 };
  return { ...placed, signsAt: HALF_MARK - 4, divided: 23, tickBase: 23 + fontSize + 4 };
}

function rowsOf(machines: readonly OperatedMachine[], size: Size): ErrorRow[] {
  const { fontSize, head, row, middle, most, hasMakers, hasValuesAbove } = LAYOUTS[size];
  let top: number = head;
  return machines.map((machine) => {
    const name = linesOf(machine.name, most, fontSize, 600);
    const further = (name.length - 1) * LINE;
    const marks = top + middle + (hasValuesAbove ? further : further / 2);
    const level = Math.round(marks + 0.34 * fontSize);
    const base = hasValuesAbove ? top + fontSize + 2 : level;
    const placed = {
      ...{ machine, top, height: row + further, middle: marks, level, name },
      gridTop: hasValuesAbove ? marks - HALF_MARK : top,
      maker: hasMakers ? machine.maker : undefined,
      kind: kindsOf(machine),
      nameBase: hasValuesAbove ? base : base - further / 2,
      valueBase: base,
      values: OPERATIONS.map((operation) => wordOf(machine, operation)),
    };
    top += placed.height;
    return placed;
  });
}

/** "below 1%" is short in a column: "<1%". */
function wordOf({ errors }: OperatedMachine, operation: Operation): string {
  return errors[operation]?.text.replace(/^below /, '<') ?? '–';
}

function widestName(rows: readonly ErrorRow[], fontSize: number, hasMakers: boolean): number {
  return Math.max(
    ...rows.map(({ name, maker = '' }) => {
      const words = Math.max(...name.map((line) => textWidth(line, fontSize, 600)));
      return hasMakers ? words + textWidth(`  ${maker}`, fontSize) : words;
    }),
    0,
  );
}

function widthOfValues(rows: readonly ErrorRow[], column: number, fontSize: number): number {
  return Math.max(...rows.map(({ values }) => textWidth(values[column] ?? '', fontSize)), 0);
}

/** The columns of values, from the last one at the edge. */
function valueRightsOf(rows: readonly ErrorRow[], width: number, fontSize: number): number[] {
  let right: number = width;
  return OPERATIONS.map((_, index) => OPERATIONS.length - 1 - index)
    .map((column) => {
      const at = right;
      right -= widthOfValues(rows, column, fontSize) + GAP;
      return at;
    })
    .reverse();
}
