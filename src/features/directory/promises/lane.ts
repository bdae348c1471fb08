import { yearOf } from '#src/charts/years.ts';
import { outcomeOf } from '#src/model/promise-outcome.ts';
import type { PromiseEntry } from '#src/model/schemas/promise.ts';

/** The places of a promise on a lane that runs from the first year to the last, as fractions. */
export interface Lane {
  said: number;
  due: number | undefined;
  /** Where the outcome became known, or the day of the build for what is open. */
  outcome: number;
}

/** Whole years that hold every date of the promises. */
export function yearsOf(promises: readonly Pick<PromiseEntry, 'said' | 'due' | 'outcome'>[]): {
  from: number;
  to: number;
} {
  const years = promises.flatMap((promise) =>
    [promise.said, promise.due, outcomeOf(promise).on].flatMap((date) => (date ? [yearOf(date)] : [])),
  );
  return { from: Math.floor(Math.min(...years)), to: Math.ceil(Math.max(...years)) };
}

export function laneOf(
  { said, due, outcome }: Pick<PromiseEntry, 'said' | 'due' | 'outcome'>,
  { from, to }: { from: number; to: number },
  today: string,
): Lane {
  const place = (date: string) => (yearOf(date) - from) / (to - from);
  return {
    said: place(said),
    due: due === undefined ? undefined : place(due),
    outcome: place(outcomeOf({ due, outcome }).on ?? today),
  };
}
