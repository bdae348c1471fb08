import type { Value } from './form/figure-changes.ts';

/** A value of a figure in time. */
export interface Point {
  /** Years, with the part of the year. */
  at: number;
  value: number;
  text: string;
  asOf: string;
}

/** The values of a figure that are numbers, the oldest first; what was corrected is left out. */
export function pointsOf(values: readonly Value[]): Point[] {
  return values
    .filter((_, index) => values[index - 1]?.correction !== true)
    .flatMap((each) => {
      const value = numberIn(each);
      return value === undefined || !each.asOf
        ? []
        : [{ at: yearsOf(each.asOf), value, text: each.value ?? '', asOf: each.asOf }];
    })
    .reverse();
}

function numberIn({ count, percent, ratio, amount, error, seconds }: Value): number | undefined {
  const inner = (field: unknown, key: string) => (field as Record<string, unknown> | undefined)?.[key];
  const found = [count, percent, ratio, inner(amount, 'value'), inner(error, 'value'), inner(seconds, 'from')];
  return found.find((value): value is number => typeof value === 'number');
}

function yearsOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return year + (month - 1) / 12 + (day - 1) / 365;
}
