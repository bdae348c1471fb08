import { expect, it } from 'vitest';
import { laneOf, yearsOf } from './PromiseLane.tsx';

const late = { said: '2017-05-24', due: '2017-12', outcome: { delivered: '2019-10-23' } };
const open = { said: '2021', outcome: {} };

it('a lane holds every date, in their order', () => {
  const years = yearsOf([late, open]);
  expect(years).toEqual({ from: 2017, to: 2022 });
  const { said, due = 0, outcome } = laneOf(late, years, '2026-11-22');
  expect(said).toBeGreaterThan(0);
  expect(due).toBeGreaterThan(said);
  expect(outcome).toBeGreaterThan(due);
  expect(outcome).toBeLessThan(1);
});

it('what is open reaches to the day of the build, and may have no date', () => {
  expect(laneOf(open, { from: 2017, to: 2027 }, '2022-01-01')).toMatchObject({
    due: undefined,
    outcome: expect.closeTo(0.5, 2),
  });
});
