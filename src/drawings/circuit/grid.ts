import type { Circuit } from '#circuit/circuit/circuit.ts';

/** Distances of a circuit's drawing, in pixels. The origin is the upper left corner of the columns, without labels. */
export interface Grid {
  /** Side of a gate's plate. */
  readonly plate: number;
  /** How wide a plate may grow for what is written on it; as wide as high, unless it is given. */
  readonly widest?: number;
  readonly column: number;
  /** How much wider than that each column is. */
  readonly wider?: readonly number[];
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

/** A picture by itself, as a file or in a page. */
export const PRINT: Grid = { plate: 40, column: 58, row: 60, bitRow: 28, toBits: 46, label: 64, top: 30, end: 12 };

/** A small picture on a card. */
export const GALLERY: Grid = { plate: 28, column: 38, row: 38, bitRow: 18, toBits: 30, label: 30, top: 20, end: 8 };

/** A picture in a text; `fitted` makes room in it for what is written in a circuit. */
export const TEXT: Grid = {
  plate: 34,
  widest: 140,
  column: 44,
  row: 44,
  bitRow: 22,
  toBits: 38,
  label: 38,
  top: 26,
  end: 8,
};

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
export function columnX(grid: Grid, index: number): number {
  return (cutX(grid, index) + cutX(grid, index + 1)) / 2;
}

/** The line right of the first `cut` columns. */
export function cutX({ column, wider = [] }: Grid, cut: number): number {
  return wider.slice(0, cut).reduce((sum, more) => sum + more, cut * column);
}

export function wireY({ top, row }: Grid, wire: number): number {
  return top + wire * row;
}

export function bitY(grid: Grid, { qubits }: Pick<Lines, 'qubits'>, bit: number): number {
  return wireY(grid, qubits - 1) + grid.toBits + bit * grid.bitRow;
}

/** The lowest wire or bit. */
export function lastY(grid: Grid, lines: Lines): number {
  return lines.bits > 0 ? bitY(grid, lines, lines.bits - 1) : wireY(grid, lines.qubits - 1);
}

/** Width of the columns, with the ends of the wires. */
export function columnsWidth(grid: Grid, columns: number): number {
  return cutX(grid, columns) + grid.end;
}

/** Width and height of a picture in pixels, with as much room below the last line as above the first. */
export function pictureSize(grid: Grid, circuit: Circuit): { width: number; height: number } {
  return {
    width: grid.label + columnsWidth(grid, circuit.columns.length),
    height: lastY(grid, linesOf(circuit)) + grid.top,
  };
}
