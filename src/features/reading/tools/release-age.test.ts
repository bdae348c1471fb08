import { expect, it } from 'vitest';
import { releaseAge } from './release-age.ts';

const TODAY = '2026-11-23';

it.each([
  ['2026-11-01', 0, false, false],
  ['2025-11-30', 12, false, false],
  ['2025-10', 13, false, true],
  ['2022-06-01', 53, false, true],
])('R30.8: a release of %s is %i months old', (released, months, isAtMost, isOld) => {
  expect(releaseAge(released, TODAY)).toEqual({ months, isAtMost, isOld });
});

it('R30.8: of a year alone the most is shown, and it is old when its last month is', () => {
  expect(releaseAge('2026', TODAY)).toEqual({ months: 10, isAtMost: true, isOld: false });
  expect(releaseAge('2025', TODAY)).toEqual({ months: 22, isAtMost: true, isOld: false });
  expect(releaseAge('2024', TODAY)).toMatchObject({ isAtMost: true, isOld: true });
});

it('a release that is dated after the build is new', () => {
  expect(releaseAge('2027-01-01', TODAY).months).toBe(0);
});
