import { expect, it } from 'vitest';
import { pageOf } from '#src/model/read-content.ts';
import { byStanding, byTask } from './counts.ts';
import { headOf } from './head.ts';

const claims = [
  { standing: 'stands', taskKind: 'sampling' },
  { standing: 'refuted', taskKind: 'sampling' },
  { standing: 'refuted', taskKind: 'other' },
] as const;

it('R55.1: counts each standing, those that none has as well', () => {
  expect(byStanding(claims)).toEqual({ stands: 1, narrowed: 0, disputed: 0, uncheckable: 0, refuted: 2 });
});

it('R55.1: counts by kind of task what still stands, and leaves out kinds without a claim', () => {
  expect(byTask(claims)).toEqual([
    { task: 'sampling', total: 2, stand: 1 },
    { task: 'other', total: 1, stand: 0 },
  ]);
});

it('R55.1: heading and lede follow from the claims', () => {
  const page = pageOf('quantum-advantage');
  expect(headOf(claims, page).heading).toBe('Of 3 claims, one stands');
  expect(headOf([...claims, claims[0]], page).heading).toBe('Of 4 claims, two stand');
  expect(headOf(claims.slice(1), page).heading).toBe('Of 2 claims, no stand');
  expect(headOf(claims, page).lede).toContain('two were refuted, no narrowed');
});
