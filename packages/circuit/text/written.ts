import type { GateOperation } from '../circuit/circuit.ts';

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

export function hasAntiControls({ controls }: GateOperation): boolean {
  return controls.some(({ on }) => on === 0);
}
