import type { Circuit, Column, Operation } from '#circuit/circuit/circuit.ts';
import { covers } from '#circuit/circuit/span.ts';
import {
  bitY,
  type ColumnRange,
  columnsIn,
  columnsWidth,
  columnX,
  cutX,
  type Grid,
  type Lines,
  linesOf,
  wireY,
} from './grid.ts';
import { centered, DOUBLE, GAP, type Mark, path, type Run, short } from './mark.ts';
import { bitLinkSpan } from './operation-marks.ts';

const HALF_TICK = 3;
const LABEL_SIZE = 15;

/** The part of a circuit that its wires depend on, and which columns are drawn, with free ones at the end. */
export interface WiresOf extends ColumnRange {
  readonly lines: Lines;
  readonly columns: readonly Column[];
}

/** Wires, dark up to the cut (`Infinity`: to their end), and bits, from the left edge of the drawn columns to their end. */
export function wireMarks({ lines, columns, ...drawn }: WiresOf, cut: number, grid: Grid): Mark[] {
  const crossings = crossingsOf(columns, drawn, grid, lines);
  const start = cutX(grid, drawn.first);
  const end = columnsWidth(grid, drawn.end);
  const now = Math.max(start, Math.min(cutX(grid, cut), end));
  const pieces = (y: number, from: number, to: number) => {
    const gaps = crossings.filter((crossing) => crossing.from < y && y < crossing.to).map(({ x }) => x);
    return segments(y, from, to, gaps);
  };
  const wires = range(lines.qubits).map((wire) => wireY(grid, wire));
  const bits = range(lines.bits).flatMap((bit) => {
    const y = bitY(grid, lines, bit);
    return pieces(y, start, end).flatMap((piece) => doubled(piece, y));
  });
  return [
    ...strokes(
      'wire',
      wires.flatMap((y) => pieces(y, start, now)),
    ),
    ...strokes(
      'wire-after',
      wires.flatMap((y) => pieces(y, now, end)),
    ),
    ...strokes('bit-line', bits),
  ];
}

interface Piece {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

function strokes(style: 'wire' | 'wire-after' | 'bit-line', pieces: readonly Piece[]): Mark[] {
  const d = pieces.map(({ y, from, to }) => `M${from} ${y}H${to}`).join('');
  return d ? [path(style, d)] : [];
}

function doubled(piece: Piece, y: number): Piece[] {
  return [y - DOUBLE / 2, y + DOUBLE / 2].map((height) => ({ ...piece, y: height }));
}

/** A line with gaps around the given places. */
function segments(y: number, from: number, to: number, gaps: readonly number[]): Piece[] {
  const pieces: Piece[] = [];
  let start = from;
  for (const gap of gaps) {
    if (gap - GAP / 2 >= to) break;
    if (gap - GAP / 2 > start) pieces.push({ y, from: start, to: gap - GAP / 2 });
    start = Math.max(start, gap + GAP / 2);
  }
  if (start < to) pieces.push({ y, from: start, to });
  return pieces;
}

/** Double lines to bits: where, and between which heights. */
function crossingsOf(columns: readonly Column[], drawn: ColumnRange, grid: Grid, lines: Lines) {
  return columnsIn(drawn, columns.length).flatMap((index) =>
    (columns[index] ?? []).flatMap((operation) => {
      const span = operation.kind === 'barrier' ? undefined : bitLinkSpan(operation, grid, lines);
      return span ? [{ ...span, x: columnX(grid, index) }] : [];
    }),
  );
}

/** One path for all free places of a column. */
export function tickMark(column: Column, { qubits }: Lines, grid: Grid): Mark[] {
  const free = range(qubits).filter((wire) => !column.some((operation) => covers(operation, wire)));
  const d = free.map((wire) => `M0 ${wireY(grid, wire) - HALF_TICK}v${2 * HALF_TICK}`).join('');
  return d ? [path('tick', d)] : [];
}

/** Names of wires and bits, the state in which wires begin where there is room for it, and the first piece of each line. */
export function labelMarks({ qubits, bits }: Pick<Circuit, 'qubits' | 'bits'>, grid: Grid): Mark[] {
  const lines = linesOf({ qubits, bits });
  const isRoomy = grid.label >= 60;
  const names = [...qubits, ...bits].map((name) => nameRuns(name, grid));
  const longest = Math.max(...names.map(widthOf));
  const hasKets = isRoomy && longest < 26;
  const x = isRoomy ? (longest > 18 ? 6 : 12) : 6;
  const start = grid.label - 10;
  const heights = [
    ...range(lines.qubits).map((wire) => wireY(grid, wire)),
    ...range(lines.bits).map((bit) => bitY(grid, lines, bit)),
  ];
  const size = labelSize(grid);
  return [
    ...names.map(
      (runs, index): Mark => ({
        kind: 'text',
        style: 'name',
        x,
        y: short((heights[index] ?? 0) + (index < lines.qubits ? 5 : 4) * (size / LABEL_SIZE)),
        size,
        runs,
      }),
    ),
    ...(hasKets ? range(lines.qubits).map((wire) => beginning(wireY(grid, wire), start - 4)) : []),
    ...strokes(
      'wire',
      range(lines.qubits).map((wire) => ({ y: wireY(grid, wire), from: start, to: grid.label })),
    ),
    ...strokes(
      'bit-line',
      range(lines.bits).flatMap((bit) => doubled({ y: 0, from: start, to: grid.label }, bitY(grid, lines, bit))),
    ),
  ];
}

/** Font size of what is written over a barrier. */
export const BARRIER_NAME = 14;

/** What is written over the barriers of a circuit, from the left. Throws where it has fewer barriers. */
export function barrierNames(columns: readonly Column[], names: readonly string[], grid: Grid): Mark[] {
  const barriers = columns.flatMap((column, index) => (column.some(isBarrier) ? [index] : []));
  return names.map((text, place) => {
    const column = barriers[place];
    if (column === undefined) throw new Error(`no barrier for the name "${text}"`);
    const middle = wireY(grid, 0) - grid.plate / 2 - 0.6 * BARRIER_NAME;
    return { ...centered('caption', middle, BARRIER_NAME, [{ text }]), x: columnX(grid, column) };
  });
}

function isBarrier({ kind }: Operation): boolean {
  return kind === 'barrier';
}

function beginning(y: number, x: number): Mark {
  return { kind: 'text', style: 'ket', x, y: y + 5.5, size: 16, runs: [{ text: '|0⟩' }] };
}

function labelSize({ plate }: Grid): number {
  return plate < 32 ? 12 : LABEL_SIZE;
}

/** `q[0]` with its number low; another name as it is, cut where it is long. */
export function nameRuns(name: string, grid: Grid): Run[] {
  const place = /^(.*)\[(\d+)\]$/.exec(name);
  const most = Math.floor((grid.label - 18) / 8);
  const word = place?.[1] ?? name;
  const glyphs = [...word];
  const text = glyphs.length > most ? `${glyphs.slice(0, Math.max(1, most - 1)).join('')}…` : word;
  return place?.[2] ? [{ text }, { text: place[2], rise: -3, size: short(labelSize(grid) * 0.74) }] : [{ text }];
}

function widthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { text, size = LABEL_SIZE }) => sum + [...text].length * size * 0.56, 0);
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
