import { expect, it } from 'vitest';
import { type DatedEntry, entriesAreOfTheirSources, entriesDue } from './as-of.ts';

const entry = (asOf: string, sourceDates: string[] = [], isHistory = false): DatedEntry => ({
  file: 'content/universities/a.yaml',
  name: asOf,
  address: '/educational-programs#a',
  asOf,
  sourceDates,
  isHistory,
});

it('refuses an entry that holds as of a date that none of its sources reaches', () => {
  const problemsOf = (asOf: string, ...dates: string[]) => entriesAreOfTheirSources([entry(asOf, dates)]);
  expect(problemsOf('2026-11', '2003-09-25', '2018')).toEqual([
    'content/universities/a.yaml: asOf 2026-11 is newer than its newest source, of 2018; write 2018, or cite what is newer',
  ]);
  expect(problemsOf('2018', '2003-09-25', '2018')).toEqual([]);
  expect(problemsOf('2018-06', '2018')).toEqual([]);
  expect(problemsOf('2026-11', '2026-11-02')).toEqual([]);
  expect(problemsOf('2024-12')).toEqual([]);
  expect(entriesAreOfTheirSources([entry('2026-11', ['2018'], true)])).toEqual([]);
});

it('finds entries of more than three years ago due for review, the oldest first, and lets history be', () => {
  const entries = [entry('2022'), entry('2018'), entry('2023-12'), entry('2012', [], true)];
  expect(entriesDue(entries, '2026-11-23').map(({ name }) => name)).toEqual(['2018', '2022']);
});
