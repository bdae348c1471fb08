import { expect, it } from 'vitest';
import {
  addressesAreAccepted,
  figuresHaveEvidence,
  reportedValuesSayWhatWasRead,
  sourcesAreDocuments,
} from './evidence.ts';

it('refuses addresses that no statement may rest on, wherever a file has them', () => {
  const data = {
    url: 'https://www.menafn.com/story',
    sources: ['https://github.com/Michele-Minervini/awesome-quantum-startups', 'https://github.com/Qiskit/qiskit'],
    text: 'Read menafn.com, or https: nothing.',
    list: [{ url: 'https://ca.advfn.com/stock-market' }, { url: 'https://notmenafn.com/a' }],
  };
  expect(
    addressesAreAccepted([{ file: 'content/pages/a.yaml', data }]).map((problem) => problem.split(' ')[1]),
  ).toEqual([
    'https://www.menafn.com/story',
    'https://github.com/Michele-Minervini/awesome-quantum-startups',
    'https://ca.advfn.com/stock-market',
  ]);
});

it('refuses a home page as a source, in the bibliography and in a list of sources', () => {
  const file = 'content/sources/a.yaml';
  const sources = [{ url: 'https://a.example/' }, { url: 'https://a.example/b' }, 'edition-2024'];
  const works = ['https://a.example', 'https://a.example/b', 'https://a.example/?p=348243', '/changes#first-edition'];
  expect(sourcesAreDocuments(works.map((url) => ({ file, data: { title: 'A', url } })))).toEqual([
    'content/sources/a.yaml: https://a.example is a home page; cite the page, release or paper that says it',
  ]);
  expect(sourcesAreDocuments([{ file: 'content/pages/b.yaml', data: { url: 'https://b.example', sources } }])).toEqual([
    'content/pages/b.yaml: https://a.example/ is a home page; cite the page, release or paper that says it',
  ]);
});

it('refuses a figure whose newest value rests on a list', () => {
  const value = (kind: string) => ({
    asOf: '2024-12',
    disputed: [],
    source: { id: 'a-list', title: 'A', publisher: 'A', url: 'https://a.example/b', kind, isPrimary: false },
  });
  const figure = (newest: string, ...older: string[]) => ({
    file: 'content/companies/a.yaml',
    name: 'employees',
    values: [value(newest), ...older.map(value)] as const,
  });
  expect(figuresHaveEvidence([figure('filing', 'secondary'), figure('secondary'), figure('2024 edition')])).toEqual([
    'content/companies/a.yaml: figures.employees rests on a-list, which is secondary; cite who knows, or write "absent: not on record"',
  ]);
});

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
