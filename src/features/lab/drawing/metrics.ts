import type { Point } from '#src/base/svg-path.ts';
import { bitY, columnX, type Grid, type Lines, lastY, wireY } from '#src/drawings/circuit/grid.ts';

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

/** A wire or, numbered on below the last wire, a bit. */
export function lineY(grid: Grid, lines: Pick<Lines, 'qubits'>, line: number): number {
  return line < lines.qubits ? wireY(grid, line) : bitY(grid, lines, line - lines.qubits);
}

/** Height of a field about a line. Those of all lines follow each other without gaps. */
export function lineHeight({ row, bitRow }: Grid, { qubits }: Pick<Lines, 'qubits'>, line: number): number {
  return line < qubits ? row : bitRow;
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

/** The place whose field holds a point; undefined left of the columns, and above or below the wires. */
export function placeAt(grid: Grid, { qubits }: Pick<Lines, 'qubits'>, [x, y]: Point): Place | undefined {
  const column = Math.floor(x / grid.column);
  const wire = Math.round((y - grid.top) / grid.row);
  return column >= 0 && wire >= 0 && wire < qubits ? { column, wire: Math.abs(wire) } : undefined;
}

/** The cut nearest to a point, from 0 to the number of columns. */
export function cutAt({ column }: Grid, columns: number, x: number): number {
  return Math.abs(Math.min(columns, Math.max(0, Math.round(x / column))));
}
