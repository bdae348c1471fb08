import { oncePerElement, searchTextOf } from '#src/filters/display.ts';
import type { FormFields } from '#src/filters/form-fields.ts';
import { listFilter, listFilterOf } from '#src/filters/list-filter.ts';

/** Ties the filter to the table, which is rendered at build and stays outside of React. */
export const TABLE_ID = 'all-algorithms-table';

/** Hides the table's rows that do not pass, and the table when none does. Returns the number of rows left. */
export function filterRows(fields: FormFields): number {
  const table = document.getElementById(TABLE_ID);
  if (!table) return 0;
  const passes = listFilter(listFilterOf(fields));
  let count = 0;
  for (const row of table.querySelectorAll<HTMLElement>('tbody > tr')) {
    row.hidden = !passes({ text: textOf(row), category: row.dataset.category ?? '' });
    if (!row.hidden) count += 1;
  }
  table.hidden = count === 0;
  return count;
}

const textOf = oncePerElement(searchTextOf);
