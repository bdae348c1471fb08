import type { SortColumns } from '#src/filters/sort-order.ts';

/** What the table of algorithms is sorted by. */
export const algorithmColumns = {
  name: { ascending: 'name, A to Z', descending: 'name, Z to A', first: 'ascending' },
  category: { ascending: 'category, A to Z', descending: 'category, Z to A', first: 'ascending' },
  speedup: { ascending: 'speedup, smallest first', descending: 'speedup, largest first', first: 'descending' },
  status: { ascending: 'status, A to Z', descending: 'status, Z to A', first: 'ascending' },
  year: { ascending: 'year, oldest first', descending: 'year, newest first', first: 'ascending' },
} as const satisfies SortColumns;
