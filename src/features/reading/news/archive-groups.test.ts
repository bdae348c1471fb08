import { expect, it } from 'vitest';
import { buildDate } from '#src/model/build-date.ts';
import { archiveGroups, storiesByMonth } from './archive-groups.ts';
import { allStories } from './stories.ts';

it('R12.2: the archive has every story once, by year, before 2023 by decade, and its bars count them all', () => {
  const stories = allStories();
  const groups = archiveGroups(stories, buildDate());
  expect(groups.flatMap(({ stories: ofGroup }) => ofGroup)).toEqual(stories);
  for (const { stories: ofGroup, counts } of groups)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ofGroup.length);
});

it('a year has a bar for each month that has come, a decade one for each of its years that has no group of its own', () => {
  const dates = ['2026-02-01', '2026-01', '2025-12-31', '2025', '2021-05', '1999-03'].map((date) => ({ date }));
  const groups = archiveGroups(dates, '2026-02-10');
  expect(groups.map(({ name, counts }) => [name, counts])).toEqual([
    ['2026', [1, 1]],
    ['2025', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]],
    ['2020s', [0, 1, 0]],
    ['1990s', [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
  ]);
});

it('months follow in the order of the stories; a story of a year alone is of its December', () => {
  const months = storiesByMonth([{ date: '2026-02-01' }, { date: '2026-02' }, { date: '2025' }]);
  expect(months.map(([month, { length }]) => [month, length])).toEqual([
    ['2026-02', 2],
    ['2025-12', 1],
  ]);
});
