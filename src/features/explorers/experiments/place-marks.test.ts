import { expect, it } from 'vitest';
import { stepAside } from './place-marks.ts';

it('marks that would cover each other stand side by side, the first in its place', () => {
  const places = stepAside([
    [100, 50],
    [100, 52],
    [100, 48],
    [100, 90],
  ]);
  expect(places[0]).toEqual([100, 50]);
  expect(places[3]).toEqual([100, 90]);
  expect(new Set(places.map(([x]) => x)).size).toBe(3);
});

it('they step to one side where that is asked for, and keep clear of ranges', () => {
  const places = stepAside(
    [
      [100, 50, 90],
      [100, 70],
    ],
    -20,
  );
  expect(places).toEqual([
    [100, 50],
    [80, 70],
  ]);
});
