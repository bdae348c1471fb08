import type { Point } from '#src/base/svg-path.ts';

/** Distances of a circuit's drawing, in pixels. The origin is the upper left corner of the columns, without labels. */
export interface Grid {
  /** Side of a gate's plate. */
  readonly plate: number;
  readonly column: number;
  /** From wire to wire. */
  readonly row: number;
  /** From classical bit to classical bit. */
  readonly bitRow: number;
  /** From the last wire to the first bit. */
  readonly toBits: number;
  /** Width of the names at the left. */
  readonly label: number;
  /** Height of the first wire. */
  readonly top: number;
  /** How far wires run on after the last column. */
  readonly end: number;
}

/** Distances of a drawing that is stepped through: what is above and below the columns, and at their right. */
export interface Metrics extends Grid {
  /** Base line of the column numbers. */
  readonly numbers: number;
  /** Where the band of the cut begins … */
  readonly band: number;
  /** … and how far below the last line it ends. */
  readonly bandFoot: number;
  /** From the last line to the track of the cut's handle. */
  readonly toTrack: number;
  readonly foot: number;
  /** Radius of a Bloch disc, where its middle is, and the width of discs and arcs together. */
  readonly disc: number;
  readonly discX: number;
  readonly discs: number;
}

export const DESK: Metrics = {
  plate: 40,
  column: 58,
  row: 68,
  bitRow: 32,
  toBits: 50,
  label: 64,
  top: 76,
  end: 8,
  numbers: 29,
  band: 36,
  bandFoot: 16,
  toTrack: 42,
  foot: 20,
  disc: 22,
  discX: 30,
  discs: 108,
};

export const PHONE: Metrics = {
  plate: 34,
  column: 44,
  row: 54,
  bitRow: 24,
  toBits: 39,
  label: 36,
  top: 55,
  end: 4,
  numbers: 15,
  band: 22,
  bandFoot: 12,
  toTrack: 38,
  foot: 20,
  disc: 15,
  discX: 19,
  discs: 58,
};

/** A picture by itself, as a file or in a page. */
export const PRINT: Grid = { plate: 40, column: 58, row: 60, bitRow: 28, toBits: 46, label: 64, top: 30, end: 12 };

/** A small picture on a card. */
export const GALLERY: Grid = { plate: 28, column: 38, row: 38, bitRow: 18, toBits: 30, label: 30, top: 20, end: 8 };

/** How many wires and classical bits a circuit has. */
export interface Lines {
  readonly qubits: number;
  readonly bits: number;
}

export function linesOf({ qubits, bits }: { qubits: readonly string[]; bits: readonly string[] }): Lines {
  return { qubits: qubits.length, bits: bits.length };
}

/** Columns from `first` up to, and without, `end`. */
export interface ColumnRange {
  readonly first: number;
  readonly end: number;
}

/** The columns of a range that there are. */
export function columnsIn({ first, end }: ColumnRange, count: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(end, count) - first) }, (_, index) => first + index);
}

/** The middle of a column. */
export function columnX({ column }: Grid, index: number): number {
  return (index + 0.5) * column;
}

/** The line right of the first `cut` columns. */
export function cutX({ column }: Grid, cut: number): number {
  return cut * column;
}

export function wireY({ top, row }: Grid, wire: number): number {
  return top + wire * row;
}

export function bitY(grid: Grid, { qubits }: Pick<Lines, 'qubits'>, bit: number): number {
  return wireY(grid, qubits - 1) + grid.toBits + bit * grid.bitRow;
}

/** A wire or, numbered on below the last wire, a bit. */
export function lineY(grid: Grid, lines: Pick<Lines, 'qubits'>, line: number): number {
  return line < lines.qubits ? wireY(grid, line) : bitY(grid, lines, line - lines.qubits);
}

/** Height of a field about a line. Those of all lines follow each other without gaps. */
export function lineHeight({ row, bitRow }: Grid, { qubits }: Pick<Lines, 'qubits'>, line: number): number {
  return line < qubits ? row : bitRow;
}

/** The lowest wire or bit. */
export function lastY(grid: Grid, lines: Lines): number {
  return lines.bits > 0 ? bitY(grid, lines, lines.bits - 1) : wireY(grid, lines.qubits - 1);
}

/** Width of the columns, with the ends of the wires. */
export function columnsWidth(grid: Grid, columns: number): number {
  return columns * grid.column + grid.end;
}

/** Without a track: as much room below the last line as above the first. */
export function pictureHeight(grid: Grid, lines: Lines): number {
  return lastY(grid, lines) + grid.top;
}

export function trackY(metrics: Metrics, lines: Lines): number {
  // Without bits the plates of the last wire reach down to where the band ends.
  return bandEnd(metrics, lines) + metrics.toTrack - metrics.bandFoot;
}

export function bandEnd(metrics: Metrics, lines: Lines): number {
  const foot = lines.bits > 0 ? metrics.bandFoot : Math.max(metrics.bandFoot, metrics.plate / 2 + 8);
  return lastY(metrics, lines) + foot;
}

export function drawingHeight(metrics: Metrics, lines: Lines): number {
  return trackY(metrics, lines) + metrics.foot;
}

/** One crossing of a column and a wire or, numbered on below the last wire, a classical bit. */
export interface Place {
  readonly column: number;
  readonly wire: number;
}

export function pointOf(grid: Grid, { column, wire }: Place): Point {
  return [columnX(grid, column), wireY(grid, wire)];
}

/** The place whose field holds a point; nothing left of the columns, and above or below the wires. */
export function placeAt(grid: Grid, { qubits }: Pick<Lines, 'qubits'>, [x, y]: Point): Place | undefined {
  const column = Math.floor(x / grid.column);
  const wire = Math.round((y - grid.top) / grid.row);
  return column >= 0 && wire >= 0 && wire < qubits ? { column, wire: Math.abs(wire) } : undefined;
}

/** The cut nearest to a point, from 0 to the number of columns. */
export function cutAt({ column }: Grid, columns: number, x: number): number {
  return Math.abs(Math.min(columns, Math.max(0, Math.round(x / column))));
}
