import { expect, it } from 'vitest';
import { allStories, isBreaking, newsOf, storiesByYear } from './stories.ts';

it('R12.2: a story is breaking news for 14 days; where only the month is known, not at all', () => {
  expect(isBreaking({ date: '2026-11-08' }, '2026-11-22')).toBe(true);
  expect(isBreaking({ date: '2026-11-07' }, '2026-11-22')).toBe(false);
  expect(isBreaking({ date: '2026-11' }, '2026-11-22')).toBe(false);
});

it('R12.2: the newest story leads, three stand beside it and six below, however many there are', () => {
  const stories = allStories();
  const many = [...stories, ...stories, ...stories];
  const { lead, beside, below } = newsOf(many);
  expect([lead, ...beside, ...below]).toEqual(many.slice(0, 10));
  expect(newsOf(stories.slice(0, 2))).toMatchObject({ beside: [stories[1]], below: [] });
});

it('R12.2: the archive has every story once, by year', () => {
  const stories = allStories();
  const byYear = storiesByYear(stories);
  expect(byYear.flatMap(([, ofYear]) => ofYear)).toEqual(stories);
  for (const [year, ofYear] of byYear) for (const { date } of ofYear) expect(date.startsWith(year)).toBe(true);
});
