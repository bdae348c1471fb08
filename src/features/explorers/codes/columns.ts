import type { SortColumns } from '#src/filters/sort-order.ts';

/** What the table of codes is sorted by. */
export const codeColumns = {
  code: { ascending: 'code, A to Z', descending: 'code, Z to A', first: 'ascending' },
  year: { ascending: 'year, oldest first', descending: 'year, newest first', first: 'ascending' },
  run: { ascending: 'experiments, fewest first', descending: 'experiments, most first', first: 'descending' },
} as const satisfies SortColumns;
