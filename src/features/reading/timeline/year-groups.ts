import type { Mark } from './marks.ts';
import { CUT } from './zoom.ts';

/** A year of the list, or ten of those that hold little. */
export interface YearGroup {
  id: string;
  name: string;
  marks: readonly Mark[];
  isOpen: boolean;
}

/** The marks by year, and before the time line's cut by decade, the newest first. */
export function yearGroups(marks: readonly Mark[]): YearGroup[] {
  return [...Map.groupBy(marks, ({ date }) => yearOrDecade(date))].map(([name, ofGroup]) => ({
    id: `year-${name.slice(0, 4)}`,
    name,
    marks: ofGroup,
    isOpen: !name.endsWith('s'),
  }));
}

/** "2024-12" is of "2024"; before the time line's cut a year is of its decade, "1990s". */
export function yearOrDecade(date: string): string {
  const year = Number(date.slice(0, 4));
  return year >= CUT ? String(year) : `${10 * Math.floor(year / 10)}s`;
}
