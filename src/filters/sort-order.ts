import type { FormFields, Order } from './filter-rows.ts';

/** A column of a table that its heading sorts by, with the words for both directions. */
export interface SortColumn extends Record<Order['direction'], string> {
  /** Which end comes first when the heading is pressed for the first time: names begin with A, errors with the fewest. */
  first: Order['direction'];
}

/** The columns of a table by their `data-sort-<key>`. */
export type SortColumns = Readonly<Record<string, SortColumn>>;

const DIRECTIONS = ['ascending', 'descending'] as const;

/** The order that the fields `sort` and `direction` ask for; undefined where they name no column and its direction. */
export function orderOf({ sort = '', direction }: FormFields, columns: SortColumns): Order | undefined {
  const known = DIRECTIONS.find((each) => each === direction);
  return known && Object.hasOwn(columns, sort) ? { key: sort, direction: known } : undefined;
}

/** What pressing a heading leads to: the other direction or, for a new column, the end that comes first. */
export function nextOrder(current: Order | undefined, key: string, columns: SortColumns): Order {
  if (current?.key === key) return { key, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
  return { key, direction: columns[key]?.first ?? 'ascending' };
}

/** The same as fields; the order in which the list was rendered leaves no trace in the address. */
export function fieldsOfOrder(order: Order, rendered: Order | undefined): { sort: string; direction: string } {
  const isRendered = order.key === rendered?.key && order.direction === rendered.direction;
  return isRendered ? { sort: '', direction: '' } : { sort: order.key, direction: order.direction };
}
