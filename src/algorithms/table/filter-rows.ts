import type { FormFields } from '#src/filters/form-fields.ts';
import { listFilterOf, passes } from '#src/filters/list-filter.ts';

/** Ties the filter to the table, which is rendered at build and stays outside of React. */
export const TABLE_ID = 'all-algorithms-table';

/** Hides the table's rows that do not pass, and the table when none does. Returns the number of rows left. */
export function filterRows(fields: FormFields): number {
  const table = document.getElementById(TABLE_ID);
  if (!table) return 0;
  const filter = listFilterOf(fields);
  let count = 0;
  for (const row of table.querySelectorAll<HTMLElement>('tbody > tr')) {
    const texts = [...row.querySelectorAll('[data-search]')].map((part) => part.textContent);
    row.hidden = !passes({ texts, category: row.dataset.category ?? '' }, filter);
    if (!row.hidden) count += 1;
  }
  table.hidden = count === 0;
  return count;
}
