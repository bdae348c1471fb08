/** Years along a drawing. Free of d3, since an island draws on it, too. */
export interface YearAxis {
  /** Where the first year begins and the last ends. */
  first: number;
  last: number;
  left: number;
  right: number;
}

/** The place of a year with its fraction, to a tenth of a unit; what lies beyond the axis is at its end. */
export function placeOn({ first, last, left, right }: YearAxis, year: number): number {
  const within = Math.min(Math.max(year, first), last);
  return Math.round(10 * (left + ((right - left) * (within - first)) / (last - first))) / 10;
}

/** Where a date lies: a day as it is, a month at its end, and a year that stands alone in its middle. */
export function yearOn(date: string): number {
  const [year = 0, month, day = 31] = date.split('-').map(Number);
  return month === undefined ? year + 0.5 : year + (month - 1 + day / 31) / 12;
}
