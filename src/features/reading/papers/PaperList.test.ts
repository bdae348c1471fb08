import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { companiesByPaper } from './PaperList.tsx';

it('a paper has the companies that name it, in their order', () => {
  const companies = [
    { id: 'a', name: 'A', papers: ['one', 'two'] },
    { id: 'b', name: 'B' },
    { id: 'c', name: 'C', papers: ['two'] },
  ];
  expect([...companiesByPaper(companies)]).toEqual([
    ['one', [{ id: 'a', name: 'A' }]],
    [
      'two',
      [
        { id: 'a', name: 'A' },
        { id: 'c', name: 'C' },
      ],
    ],
  ]);
});

it('every relation of the content is there in both directions', () => {
  const companies = entriesOf('companies');
  const pairs = companies.flatMap(({ id, papers = [] }) => papers.map((paper) => `${paper} ${id}`));
  const back = [...companiesByPaper(companies)].flatMap(([paper, found]) => found.map(({ id }) => `${paper} ${id}`));
  expect(pairs).not.toEqual([]);
  expect(back.toSorted()).toEqual(pairs.toSorted());
});
