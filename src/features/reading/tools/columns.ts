import type { Order } from '#src/filters/filter-rows.ts';
import type { SortColumns } from '#src/filters/sort-order.ts';

/** What the table of tools is sorted by. */
export const toolColumns = {
  name: { ascending: 'name, A to Z', descending: 'name, Z to A', first: 'ascending' },
  purpose: { ascending: 'purpose, A to Z', descending: 'purpose, Z to A', first: 'ascending' },
  language: { ascending: 'language, A to Z', descending: 'language, Z to A', first: 'ascending' },
  license: { ascending: 'license, A to Z', descending: 'license, Z to A', first: 'ascending' },
  released: { ascending: 'release, oldest first', descending: 'release, newest first', first: 'descending' },
} as const satisfies SortColumns;

/** How the table is before anybody sorts it. */
export const byName: Order = { key: 'name', direction: 'ascending' };
