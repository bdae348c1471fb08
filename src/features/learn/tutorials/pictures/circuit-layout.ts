/** A gate: its name in a box on one wire, or on several; filled dots on its controls, hollow ones where a 0 is asked for. */
export interface GateSign {
  gate: string;
  on: number | readonly number[];
  controls?: readonly number[];
  /** Controls that must be 0. */
  controlsOnZero?: readonly number[];
}

/** A measurement of each of these wires. */
export interface MeterSign {
  measure: readonly number[];
}

/** Two wires change places. */
export interface SwapSign {
  swap: readonly [number, number];
  controls?: readonly number[];
}

/** A dashed line across all wires, with a word above it. */
export interface MarkSign {
  mark: string;
}

export type Sign = GateSign | MeterSign | SwapSign | MarkSign;

/** What happens at the same time, one below the other. */
export type Column = readonly Sign[];

export const WIRE_GAP = 46;
export const TOP = 34;
const LEAST_WIDTH = 44;
const LETTER = 8.5;
const BOX_PADDING = 16;
const COLUMN_GAP = 16;

/** The width of a gate's box by the number of its letters. */
export function boxWidth(name: string): number {
  return Math.max(32, [...name].length * LETTER + BOX_PADDING);
}

function signWidth(sign: Sign): number {
  if ('gate' in sign) return boxWidth(sign.gate);
  return 'mark' in sign ? [...sign.mark].length * LETTER : LEAST_WIDTH - COLUMN_GAP;
}

/** The middle of every column, and where the wires end. */
export function columnMiddles(columns: readonly Column[], start: number): { middles: number[]; end: number } {
  let x = start;
  const middles = columns.map((column) => {
    const width = Math.max(LEAST_WIDTH, ...column.map((sign) => signWidth(sign) + COLUMN_GAP));
    x += width;
    return x - width / 2;
  });
  return { middles, end: x + 12 };
}

/** Height of the wire with this number. */
export function wireHeight(wire: number): number {
  return TOP + wire * WIRE_GAP;
}
