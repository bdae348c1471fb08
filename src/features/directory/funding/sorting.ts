import type { Order } from '#src/filters/filter-rows.ts';

/** The columns that the table is sorted by, each with the words for both directions. */
export const SORT_COLUMNS = {
  company: { ascending: 'company, A to Z', descending: 'company, Z to A' },
  date: { ascending: 'date, earliest first', descending: 'date, latest first' },
  amount: { ascending: 'amount, smallest first', descending: 'amount, largest first' },
} as const satisfies Record<string, Record<Order['direction'], string>>;

export type SortColumn = keyof typeof SORT_COLUMNS;

export interface Sorting extends Order {
  key: SortColumn;
}

/** How the table is before anybody sorts it. */
export const defaultSorting: Sorting = { key: 'date', direction: 'descending' };

/** What pressing a heading leads to: the other direction, or for a new column names up and figures down. */
export function nextSorting(current: Sorting, key: SortColumn): Sorting {
  if (current.key === key) return { key, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
  return { key, direction: key === 'company' ? 'ascending' : 'descending' };
}

/** The sorting that an address's query names, else the default. */
export function sortingFromQuery(query: string): Sorting {
  const parameters = new URLSearchParams(query);
  const key = (Object.keys(SORT_COLUMNS) as SortColumn[]).find((each) => each === parameters.get('sort'));
  const direction = (['ascending', 'descending'] as const).find((each) => each === parameters.get('order'));
  return key && direction ? { key, direction } : defaultSorting;
}

/** The sorting as the fields of the address; the default leaves no trace. */
export function fieldsOf({ key, direction }: Sorting): { sort: string; order: string } {
  const isDefault = key === defaultSorting.key && direction === defaultSorting.direction;
  return isDefault ? { sort: '', order: '' } : { sort: key, order: direction };
}
