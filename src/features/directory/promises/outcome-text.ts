import { formatPartial } from '#src/design/format-date.ts';
import type { Outcome } from '#src/model/promise-outcome.ts';

/** An outcome in words, with what its date is the date of: "late, delivered 5 Jan 2026", "overdue, as of 20 May 2026". */
export function outcomeText({ state, on, dateIs }: Outcome): string {
  return on && dateIs ? `${state}, ${dateIs} ${formatPartial(on)}` : state;
}
