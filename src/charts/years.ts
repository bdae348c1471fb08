/** A date as a year with its fraction: a day as it is, a month or a year without a day by its end. */
export function yearOf(date: string): number {
  const [year = 0, month = 12, day = 31] = date.split('-').map(Number);
  return year + (month - 1 + day / 31) / 12;
}
