import { expect, it } from 'vitest';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { bindingIn, holdingIn, regionsOf } from './jurisdictions.ts';
import { slugOf } from './slug-of.ts';

const unions = { 'European Union': ['Germany'] };
const regions = regionsOf(
  ['Japan', 'Germany', 'Worldwide', 'European Union', 'Japan'].map((region) => ({ region })),
  unions,
);

it('puts what holds for many before what holds for one', () => {
  expect(regions).toEqual(['Worldwide', 'European Union', 'Germany', 'Japan']);
});

it('R35.3: a member has its union’s dates and the worldwide ones besides its own', () => {
  expect(bindingIn('Germany', unions)).toEqual(['Germany', 'European Union', 'Worldwide']);
  expect(bindingIn('Japan', unions)).toEqual(['Japan', 'Worldwide']);
  expect(bindingIn('Worldwide', unions)).toEqual(['Worldwide']);
});

it('a date says in which regions it holds', () => {
  expect(holdingIn('European Union', regions, unions)).toEqual(['European Union', 'Germany']);
  expect(holdingIn('Worldwide', regions, unions)).toEqual(regions);
  expect(holdingIn('Japan', regions, unions)).toEqual(['Japan']);
});

it('every union of the content and each of its members has dates', () => {
  const page = pageOf('post-quantum-migration');
  const known = regionsOf(entriesOf('deadlines'), page.unions);
  for (const [union, members] of Object.entries(page.unions))
    expect(known).toEqual(expect.arrayContaining([union, ...members]));
  expect(new Set(known.map(slugOf)).size).toBe(known.length);
});
