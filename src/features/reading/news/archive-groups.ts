import { yearOrDecade } from '../timeline/year-groups.ts';
import type { Story } from './stories.ts';

/** A year of the archive, or ten of those that hold little. */
export interface ArchiveGroup<Dated = Story> {
  id: string;
  /** "2026", "1990s". */
  name: string;
  stories: readonly Dated[];
  /** How many stories each month of a year has, and each year of a decade, from the first to the last. */
  counts: readonly number[];
}

const MONTHS = 12;

/** Whether a group has more than one year. */
export const isDecade = ({ name }: Pick<ArchiveGroup, 'name'>): boolean => name.endsWith('s');

/** The stories by year, and by decade before the time line's cut, the newest first. */
export function archiveGroups<Dated extends { date: string }>(
  stories: readonly Dated[],
  today: string,
): ArchiveGroup<Dated>[] {
  return [...Map.groupBy(stories, ({ date }) => yearOrDecade(date))].map(([name, ofGroup]) => ({
    id: `year-${name.slice(0, 4)}`,
    name,
    stories: ofGroup,
    counts: name.endsWith('s') ? countByYear(ofGroup, name) : countByMonth(ofGroup, name, today),
  }));
}

/** The stories of a year by month, the newest first; those of which only the year is known come with its last month. */
export function storiesByMonth<Dated extends { date: string }>(
  stories: readonly Dated[],
): [month: string, stories: Dated[]][] {
  return [...Map.groupBy(stories, ({ date }) => (date.length > 4 ? date.slice(0, 7) : `${date}-12`))];
}

/** Up to the month of the build: what has not come yet is no month without stories. */
function countByMonth(stories: readonly { date: string }[], year: string, today: string): number[] {
  const months = year === today.slice(0, 4) ? Number(today.slice(5, 7)) : MONTHS;
  const counts = Array.from({ length: months }, () => 0);
  for (const [month, ofMonth] of storiesByMonth(stories)) {
    const place = Math.min(months, Number(month.slice(5))) - 1;
    counts[place] = (counts[place] ?? 0) + ofMonth.length;
  }
  return counts;
}

/** Of the decade's years up to the last that has a group of its own. */
function countByYear(stories: readonly { date: string }[], decade: string): number[] {
  const first = Number(decade.slice(0, 4));
  const years = Array.from({ length: 10 }, (_, index) => String(first + index)).filter(
    (year) => yearOrDecade(year) === decade,
  );
  return years.map((year) => stories.filter(({ date }) => date.startsWith(year)).length);
}
