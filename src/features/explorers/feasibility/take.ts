import { csvText } from '#src/base/csv-text.ts';
import type { FeasibilityTexts } from '#src/model/schemas/pages/feasibility.ts';
import { reckoningOf } from './reckoning.ts';
import { type Column, cellOf, type Row } from './table.ts';
import { saidOf } from './words.ts';

/** The table as it stands, with the numbers behind each word. */
export function csvOf(rows: readonly Row[], columns: readonly Column[], texts: FeasibilityTexts): string {
  return csvText([
    ['workload', 'rule', 'machine', 'word', 'detail', 'fidelity', 'qubits_factor', 'error_factor', 'seconds'],
    ...rows.flatMap((row) =>
      columns.map((column) => {
        const cell = cellOf(row, column);
        const { word, detail } = saidOf(cell, texts);
        const numbers = [
          'fidelity' in cell ? cell.fidelity : undefined,
          'factor' in cell ? cell.factor : undefined,
          'lessError' in cell ? cell.lessError : undefined,
          'seconds' in cell ? cell.seconds : undefined,
        ];
        return [row.name, row.rule, column.name, word, detail, ...numbers.map((each) => String(each ?? ''))];
      }),
    ),
  ]);
}

/** The same as a text, with the reckoning of the chosen cell. */
export function markdownOf(
  rows: readonly Row[],
  columns: readonly Column[],
  chosen: { row: Row; column: Column } | undefined,
  texts: FeasibilityTexts,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const said = (row: Row, column: Column) => {
    const { word, detail } = saidOf(cellOf(row, column), texts);
    return [word, detail].filter(Boolean).join(', ');
  };
  const parts = [
    line(['', ...columns.map(({ name }) => name)]),
    line(['', ...columns].map(() => '---')),
    ...rows.map((row) => line([row.name, ...columns.map((column) => said(row, column))])),
  ];
  const rules = [texts.groups.plain, texts.groups.corrected].map(({ title, rule }) => `**${title}.** ${rule}`);
  const reckoned = chosen && reckoningOf(chosen.row, chosen.column, texts);
  return [
    parts.join('\n'),
    ...rules,
    ...(reckoned
      ? [
          `## ${reckoned.title}: ${reckoned.finding}`,
          [reckoned.asks, reckoned.has, reckoned.so, reckoned.left]
            .filter(Boolean)
            .map((each) => `- ${each}`)
            .join('\n'),
        ]
      : []),
    '',
  ].join('\n\n');
}
