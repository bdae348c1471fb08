import { expect, it } from 'vitest';
import { claimsOn, relatedClaims } from './related.ts';

const claims = [
  { id: 'b', task: 'Sampling', date: '2022', machines: ['chip'] },
  { id: 'a', task: 'Sampling', date: '2020', machines: ['chip', 'trap'] },
  { id: 'c', task: 'Hubbard', date: '2021' },
];

it('R55.5: related claims have the same task, the oldest first, and never the claim itself', () => {
  expect(relatedClaims({ id: 'x', task: 'Sampling' }, claims).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(relatedClaims({ id: 'a', task: 'Sampling' }, claims).map(({ id }) => id)).toEqual(['b']);
  expect(relatedClaims({ id: 'c', task: 'Hubbard' }, claims)).toEqual([]);
});

it('R55.5: a machine has the claims that name it', () => {
  expect(claimsOn('chip', claims).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(claimsOn('none', claims)).toEqual([]);
});
