import { csvText } from '#src/base/csv-text.ts';
import type { Cell, Comparison, Row } from './comparison.ts';
import type { ComparisonData } from './comparison-data.ts';

/**
 * A comparison as CSV (RFC 4180), a row for each figure and fact, and for each entry its value, its kind with date, whether
 * it compares, and the address of its source.
 */
export function comparisonCsv(
  { items, rows, alone, same }: Comparison,
  { sources }: Pick<ComparisonData, 'sources'>,
): string {
  const head = [
    '',
    ...items.flatMap(({ name }) => [name, `${name}: kind and date`, `${name}: compares`, `${name}: source`]),
  ];
  const lines = [...rows, ...alone].map(({ label, cells }: Row) => [
    label,
    ...cells.flatMap((cell) => cellsOf(cell, sources)),
  ]);
  const shared = same.map(({ label, text }) => [label, ...items.flatMap(() => [text, '', '', ''])]);
  return csvText([head, ...lines, ...shared]);
}

function cellsOf({ value, text, isComparable }: Cell, sources: ComparisonData['sources']): string[] {
  if (!value) return [text, '', '', ''];
  return [text, value.note, isComparable ? 'yes' : 'no', sources[value.source]?.url ?? ''];
}
