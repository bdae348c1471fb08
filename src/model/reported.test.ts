import { expect, it } from 'vitest';
import { reportedValuesSayWhatWasRead } from './reported.ts';

const work = (id: string, isPrimary: boolean) => ({
  id,
  title: 'A',
  publisher: 'A',
  url: `https://a.example/${id}`,
  kind: isPrimary ? 'filing' : 'news',
  isPrimary,
});
const filing = work('filing', true);
const news = work('news', false);

const problemsOf = (value: object) =>
  reportedValuesSayWhatWasRead([
    {
      file: 'content/companies/a.yaml',
      name: 'cash',
      values: [{ value: '$1M', asOf: '2026-06', source: filing, disputed: [], ...value }],
    },
  ]).length;

it('asks for the publication that was read where a reported value cites a primary source', () => {
  expect(problemsOf({ reported: true })).toBe(1);
  expect(problemsOf({ reported: true, via: news })).toBe(0);
  expect(problemsOf({ reported: true, source: news })).toBe(0);
  expect(problemsOf({})).toBe(0);
});

it('refuses a publication that is the source itself', () => {
  expect(problemsOf({ reported: true, source: news, via: news })).toBe(1);
});
