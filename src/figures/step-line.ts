import type { DatedValue } from '#src/model/figures.ts';

/** A value as the line draws it. */
export interface Step {
  /** Days since 1970, of the middle of a year or month that is not known more exactly. */
  day: number;
  size: number;
  value: DatedValue;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * What the line has to draw: dated values that compare with the newest, the oldest first, without what was wrong. A mean is
 * never on one line with a median, nor one copy of a machine with another.
 */
export function stepsOf(values: readonly DatedValue[]): Step[] {
  const [newest] = values;
  const comparable = newest ? rightOf(values).filter((value) => lineOf(value) === lineOf(newest)) : [];
  const steps = comparable.flatMap((value): Step[] => {
    const size = sizeOf(value);
    return size === undefined ? [] : [{ day: dayOf(value.asOf), size, value }];
  });
  return steps.reverse();
}

/** The values without those that were wrong for their date. */
export function rightOf(values: readonly DatedValue[]): DatedValue[] {
  return values.filter((_, index) => !values[index - 1]?.correction);
}

/** Values on one line are of the same operation, statistic and conditions, on the same copy of a machine. */
export function lineOf({ error, copy }: Pick<DatedValue, 'error' | 'copy'>): string {
  return [error?.of, error?.kind, error?.conditions, copy].map((part) => part ?? '').join(' | ');
}

/** The value as a number in its own unit. */
export function sizeOf({ amount, count, percent, ratio, error, seconds }: DatedValue): number | undefined {
  return amount?.value ?? count ?? percent ?? ratio ?? error?.value ?? seconds?.from;
}

function dayOf(date: string): number {
  return Date.parse(date) / DAY;
}
