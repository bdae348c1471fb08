import { yearOf } from '#src/charts/years.ts';
import type { Deadline } from '#src/model/schemas/deadline.ts';

/** The years from the first date to the last, with the year of the build among them. */
export function yearsOf(deadlines: readonly Pick<Deadline, 'due' | 'from'>[], today: string): number[] {
  const years = [today, ...deadlines.flatMap(({ due, from }) => [due, from ?? due])].map((date) =>
    Number(date.slice(0, 4)),
  );
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Where a date is on the axis, from 0 to 1. "By 2030" without a day is the end of that year. */
export function placeOf(date: string, years: readonly number[]): number {
  return (yearOf(date) - (years[0] ?? 0)) / years.length;
}
