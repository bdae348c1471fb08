/** A list of rows as JSON, two spaces deep. */
export function asJson(rows: readonly object[]): string {
  return `${JSON.stringify(rows, null, 2)}\n`;
}

/**
 * A list of rows as CSV (RFC 4180): CRLF line ends, every cell in quotes, a list in one cell separated by "; ".
 * A cell that a spreadsheet would take for a formula starts with an apostrophe, which makes it text. Where lists are
 * separated by semicolons, spreadsheets ignore the quotes around a cell and split it there: so every part of a cell
 * counts as one that could be a formula.
 */
export function asCsv(rows: readonly object[]): string {
  const [first] = rows;
  if (!first) return '';
  const columns = Object.keys(first);
  const lines = rows.map((row) => columns.map((column) => csvCell((row as Record<string, unknown>)[column])).join(','));
  return [columns.map(csvCell).join(','), ...lines].map((line) => `${line}\r\n`).join('');
}

function csvCell(value: unknown): string {
  const safe = plainText(value).replace(FORMULA_START, "$1'$2");
  return `"${safe.replaceAll('"', '""')}"`;
}

/** What may begin a formula, also in its full-width form, at the beginning of a cell or behind a separator or line end. */
const FORMULA_START = /(^|[;\t\r\n])( *["']*[=+\-@\t\r\n＝＋－＠])/g;

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
