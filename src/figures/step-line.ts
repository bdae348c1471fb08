import type { DatedValue } from '#src/model/figures.ts';

/** A value as the line draws it. */
export interface Step {
  /** Days since 1970, of the middle of a year or month that is not known more exactly. */
  day: number;
  size: number;
  value: DatedValue;
}

const DAY = 24 * 60 * 60 * 1000;

/** What the line has to draw: dated values with one kind of number, the oldest first, without what was wrong. */
export function stepsOf(values: readonly DatedValue[]): Step[] {
  const right = values.filter((_, index) => !values[index - 1]?.correction);
  const steps = right.flatMap((value): Step[] => {
    const size = sizeOf(value);
    return size === undefined ? [] : [{ day: dayOf(value.asOf), size, value }];
  });
  return steps.reverse();
}

/** The value as a number in its own unit. */
export function sizeOf({ amount, count, percent, ratio, error, seconds }: DatedValue): number | undefined {
  return amount?.value ?? count ?? percent ?? ratio ?? error?.value ?? seconds?.from;
}

function dayOf(date: string): number {
  return Date.parse(date) / DAY;
}
