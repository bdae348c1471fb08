import { expect, it } from 'vitest';
import { countSlice } from './count-slice.ts';
import { findingOf } from './finding.ts';
import { FIRST_RUN } from './first-run.ts';
import { slicesOf } from './slices.ts';

it('what the page shows before a press is what its own code counts (R54.7)', () => {
  const { experiment, points } = FIRST_RUN;
  const [first] = points;
  const slices = slicesOf(experiment).filter(({ size, rate }) => size === first?.size && rate === first.rate);
  const counted = slices.map(countSlice);
  expect(counted.reduce((sum, { shots }) => sum + shots, 0)).toBe(first?.shots);
  expect(counted.reduce((sum, { failures }) => sum + failures, 0)).toBe(first?.failures);
});

it('its curves cross where union-find on the torus is published to (2.6 ± 0.2%)', () => {
  const finding = findingOf(FIRST_RUN.points);
  if (finding?.kind !== 'crossing') throw new Error('no crossing');
  expect(finding.rate).toBeGreaterThan(0.024);
  expect(finding.rate).toBeLessThan(0.028);
  expect(finding.deviation).toBeLessThan(0.0005);
});
