import type { SortColumns } from '#src/filters/sort-order.ts';

/** What the table of companies is sorted by. Amounts in other currencies than US dollars are not converted, and come last. */
export const companyColumns = {
  name: { ascending: 'name, A to Z', descending: 'name, Z to A', first: 'ascending' },
  founded: { ascending: 'founding, oldest first', descending: 'founding, newest first', first: 'ascending' },
  employees: {
    ascending: 'employees, fewest first; without a number last',
    descending: 'employees, most first; without a number last',
    first: 'descending',
  },
  qubits: { ascending: 'qubits, fewest first', descending: 'qubits, most first', first: 'descending' },
  error: { ascending: 'two-qubit error, fewest first', descending: 'two-qubit error, most first', first: 'ascending' },
  revenue: { ascending: 'revenue, smallest first', descending: 'revenue, largest first', first: 'descending' },
  cash: { ascending: 'cash, smallest first', descending: 'cash, largest first', first: 'descending' },
  raised: { ascending: 'money raised, smallest first', descending: 'money raised, largest first', first: 'descending' },
  valuation: { ascending: 'valuation, smallest first', descending: 'valuation, largest first', first: 'descending' },
} as const satisfies SortColumns;
