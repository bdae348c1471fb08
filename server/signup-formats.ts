import { toCsv } from '#src/base/csv.ts';
import { formulaSafeInEveryPart } from '#src/base/formula-safe.ts';

/** A list of rows as JSON, two spaces deep. */
export function asJson(rows: readonly object[]): string {
  return `${JSON.stringify(rows, null, 2)}\n`;
}

/** A list of rows as CSV, with a header and every cell in quotes. A list in one cell is separated by "; ". */
export function asCsv(rows: readonly object[]): string {
  const [first] = rows;
  if (!first) return '';
  const cells = rows.map((row) => Object.values(row).map((value) => formulaSafeInEveryPart(plainText(value))));
  return toCsv([Object.keys(first), ...cells], 'all');
}

const WIDEST = 60;

/** Some columns of the rows, aligned for a terminal. Long values are cut; `export` has them in full. */
export function asTable(rows: readonly object[], columns: readonly string[]): string {
  if (rows.length === 0) return 'No rows.\n';
  const cells = [
    columns,
    ...rows.map((row) => columns.map((column) => glance((row as Record<string, unknown>)[column]))),
  ];
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i]?.length ?? 0)));
  const lines = cells.map((line) =>
    line
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n${rows.length} row${rows.length === 1 ? '' : 's'}\n`;
}

/** Control characters could steer the operator's terminal. */
function glance(value: unknown): string {
  const text = plainText(value).replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join('; ') : String(value);
}
