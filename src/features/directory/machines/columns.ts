import type { Order } from '#src/filters/filter-rows.ts';
import type { SortColumns } from '#src/filters/sort-order.ts';

/** What the table of machines is sorted by. */
export const machineColumns = {
  machine: { ascending: 'machine, A to Z', descending: 'machine, Z to A', first: 'ascending' },
  qubits: { ascending: 'qubits, fewest first', descending: 'qubits, most first', first: 'descending' },
  error: { ascending: 'two-qubit error, fewest first', descending: 'two-qubit error, most first', first: 'ascending' },
  single: { ascending: 'one-qubit error, fewest first', descending: 'one-qubit error, most first', first: 'ascending' },
  readout: { ascending: 'readout error, fewest first', descending: 'readout error, most first', first: 'ascending' },
  shown: { ascending: 'first shown, oldest first', descending: 'first shown, newest first', first: 'descending' },
  offered: { ascending: 'where to use it, A to Z', descending: 'where to use it, Z to A', first: 'ascending' },
} as const satisfies SortColumns;

/** How the table is before anybody sorts it. */
export const fewestErrors: Order = { key: 'error', direction: 'ascending' };
