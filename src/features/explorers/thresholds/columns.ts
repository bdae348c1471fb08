import type { SortColumns } from '#src/filters/sort-order.ts';

/** What the table of thresholds is sorted by. */
export const thresholdColumns = {
  code: { ascending: 'code, A to Z', descending: 'code, Z to A', first: 'ascending' },
  value: { ascending: 'threshold, lowest first', descending: 'threshold, highest first', first: 'descending' },
  decoder: { ascending: 'decoder, A to Z', descending: 'decoder, Z to A', first: 'ascending' },
  year: { ascending: 'date, oldest first', descending: 'date, newest first', first: 'descending' },
} as const satisfies SortColumns;
