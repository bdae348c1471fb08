import type { Order } from '#src/filters/filter-rows.ts';
import type { SortColumns } from '#src/filters/sort-order.ts';

/** What the table of rounds is sorted by. */
export const fundingColumns = {
  company: { ascending: 'company, A to Z', descending: 'company, Z to A', first: 'ascending' },
  date: { ascending: 'date, earliest first', descending: 'date, latest first', first: 'descending' },
  amount: { ascending: 'amount, smallest first', descending: 'amount, largest first', first: 'descending' },
} as const satisfies SortColumns;

/** How the table is before anybody sorts it. */
export const latestFirst: Order = { key: 'date', direction: 'descending' };
