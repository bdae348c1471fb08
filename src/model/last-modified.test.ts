import { expect, it } from 'vitest';
import { kindIds, kinds } from './kinds.ts';
import { lastModified, latestOf } from './last-modified.ts';
import { allPages } from './read-content.ts';

it('takes the latest date of a page and of the entries on it', () => {
  const dates = latestOf([
    { path: '/companies', date: '2024-10' },
    { path: '/companies', date: '2024-12-03' },
    { path: '/companies', date: '2024-09' },
    { path: '/terms', date: undefined },
  ]);
  expect(Object.fromEntries(dates)).toEqual({ '/companies': '2024-12-03' });
});

it('dates every page that has a file or lists a kind of content', () => {
  const dates = lastModified();
  const paths = [...allPages().map(({ path }) => path), ...kindIds.map((id) => kinds[id].page)];
  expect(paths.filter((path) => !dates.has(path))).toEqual([]);
  expect([...dates.values()].every((date) => /^\d{4}-\d{2}(-\d{2})?$/.test(date))).toBe(true);
});
