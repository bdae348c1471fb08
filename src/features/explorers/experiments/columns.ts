import type { Order } from '#src/filters/filter-rows.ts';
import type { SortColumns } from '#src/filters/sort-order.ts';

/** What the table of experiments is sorted by. Results are not among it: their units differ. */
export const experimentColumns = {
  experiment: { ascending: 'experiment, A to Z', descending: 'experiment, Z to A', first: 'ascending' },
  code: { ascending: 'code, A to Z', descending: 'code, Z to A', first: 'ascending' },
  distance: { ascending: 'distance, smallest first', descending: 'distance, largest first', first: 'descending' },
  qubits: { ascending: 'logical qubits, fewest first', descending: 'logical qubits, most first', first: 'descending' },
  runs: {
    ascending: 'share of runs kept, least first',
    descending: 'share of runs kept, most first',
    first: 'descending',
  },
  published: { ascending: 'published, oldest first', descending: 'published, newest first', first: 'descending' },
} as const satisfies SortColumns;

/** How the table is before anybody sorts it. */
export const newestFirst: Order = { key: 'published', direction: 'descending' };
