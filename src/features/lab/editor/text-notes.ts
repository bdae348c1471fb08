import type { Operation } from '#circuit/circuit/circuit.ts';
import type { WrittenCircuit } from '#circuit/text/written.ts';

/** The column, counted from 1, that each line of a text belongs to. */
export function columnsOf(lines: WrittenCircuit['lines']): (number | undefined)[] {
  const columns: (number | undefined)[] = [];
  lines.forEach((operations, column) => {
    for (const line of operations) columns[line - 1] = column + 1;
  });
  return columns;
}

/** The line of an operation, from 1. */
export function lineOf(
  { columns, lines }: { columns: readonly (readonly Operation[])[]; lines: WrittenCircuit['lines'] },
  column: number,
  operation: Operation | undefined,
): number | undefined {
  const place = operation ? (columns[column]?.indexOf(operation) ?? -1) : -1;
  return lines[column]?.[place];
}
