import type { SortColumns } from '#src/filters/sort-order.ts';

/** What the table of estimates is sorted by. */
export const estimateColumns = {
  estimate: { ascending: 'estimate, A to Z', descending: 'estimate, Z to A', first: 'ascending' },
  problem: { ascending: 'problem, A to Z', descending: 'problem, Z to A', first: 'ascending' },
  physical: {
    ascending: 'physical qubits, fewest first',
    descending: 'physical qubits, most first',
    first: 'ascending',
  },
  time: { ascending: 'run time, shortest first', descending: 'run time, longest first', first: 'ascending' },
  logical: { ascending: 'logical qubits, fewest first', descending: 'logical qubits, most first', first: 'ascending' },
  gates: { ascending: 'gates, fewest first', descending: 'gates, most first', first: 'ascending' },
  published: { ascending: 'published, oldest first', descending: 'published, newest first', first: 'descending' },
} as const satisfies SortColumns;
