import type { SortColumns } from '#src/filters/sort-order.ts';

/** What the table of startups is sorted by. */
export const startupColumns = {
  name: { ascending: 'name, A to Z', descending: 'name, Z to A', first: 'ascending' },
  founded: { ascending: 'founding, oldest first', descending: 'founding, newest first', first: 'ascending' },
  raised: { ascending: 'money raised, smallest first', descending: 'money raised, largest first', first: 'descending' },
  status: { ascending: 'status, A to Z', descending: 'status, Z to A', first: 'ascending' },
} as const satisfies SortColumns;
