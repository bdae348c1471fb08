import type { Deadline } from '#src/model/schemas/deadline.ts';

/** The years from the first date to the last, with the year of the build among them. */
export function yearsOf(deadlines: readonly Pick<Deadline, 'due' | 'from'>[], today: string): number[] {
  const years = [today, ...deadlines.flatMap(({ due, from }) => [due, from ?? due])].map((date) =>
    Number(date.slice(0, 4)),
  );
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Where a date stands on the axis, from 0 to 1. "By 2030" without a day is the end of that year. */
export function placeOf(date: string, years: readonly number[]): number {
  const [first = 0] = years;
  const [year = 0, month = 12, day = 31] = date.split('-').map(Number);
  return (year + (month - 1 + day / 31) / 12 - first) / years.length;
}
