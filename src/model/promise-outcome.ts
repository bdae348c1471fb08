import { isAfter } from './schemas/figure.ts';
import type { OUTCOMES, PromiseEntry } from './schemas/promise.ts';

/** What became of a promise, from its dates alone. */
export interface Outcome {
  state: (typeof OUTCOMES)[number];
  /** The date behind the state, and what it is the date of; none while it is open. */
  on?: string;
  dateIs?: 'delivered' | 'replaced' | 'given up' | 'as of';
}

/** Years after its date for which what has not been delivered is overdue; then it is missed. */
const YEARS_OVERDUE = 2;

/**
 * The one rule for every maker. It looks at what the entry's sources show, never at the clock: that nothing was delivered
 * is known up to the date of the evidence and no further.
 */
export function outcomeOf({ due, outcome }: Pick<PromiseEntry, 'due' | 'outcome'>): Outcome {
  const { delivered, replaced, givenUp, undelivered } = outcome;
  if (delivered) return { state: due && isAfter(delivered, due) ? 'late' : 'kept', on: delivered, dateIs: 'delivered' };
  if (replaced) return { state: 'changed', on: replaced, dateIs: 'replaced' };
  if (givenUp) return { state: 'missed', on: givenUp, dateIs: 'given up' };
  if (!undelivered) return { state: 'open' };
  const isMissed = due !== undefined && isAfter(undelivered, yearsAfter(due, YEARS_OVERDUE));
  return { state: isMissed ? 'missed' : 'overdue', on: undelivered, dateIs: 'as of' };
}

function yearsAfter(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
}
