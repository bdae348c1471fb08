import type { GateOperation, Measurement, Preparation } from '../circuit/circuit.ts';

/** A circuit as text. */
export interface WrittenCircuit {
  readonly text: string;
  /** Line of the text, from 1, of each operation: `lines[column][place]` belongs to `columns[column][place]`. */
  readonly lines: readonly (readonly number[])[];
}

/** A text whose operations follow a head. */
export function assembled(
  head: readonly string[],
  columns: readonly (readonly (readonly string[])[])[],
): WrittenCircuit {
  const text = [...head];
  const lines = columns.map((column) =>
    column.map((operation) => {
      const line = text.length + 1;
      text.push(...operation);
      return line;
    }),
  );
  return { text: `${text.join('\n')}\n`, lines };
}

/** Gates that turn z into an axis, in order; undone from the last. */
export const INTO: Readonly<Record<Measurement['basis'], readonly string[]>> = { x: ['h'], y: ['h', 's'], z: [] };
export const OUT_OF: Readonly<Record<Measurement['basis'], readonly string[]>> = { x: ['h'], y: ['sdg', 'h'], z: [] };
/** Gates that bring |0⟩ into a state. */
export const PREPARED: Readonly<Record<Preparation['state'], readonly string[]>> = {
  '0': [],
  '1': ['x'],
  '+': ['h'],
  '-': ['x', 'h'],
  i: ['h', 's'],
};

export function hasAntiControls({ controls }: GateOperation): boolean {
  return controls.some(({ on }) => on === 0);
}
