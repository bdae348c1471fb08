import { expect, it } from 'vitest';
import { play } from './hamiltonian-simulation-play.ts';
import { CHAIN, exact, meanZ } from './hamiltonian-simulation-theory.ts';

const at = (steps: number, time: number, method: number) => play.stateOf({ steps: steps - 1, time, method });

it('R61.11: the sentence says how far the steps are off', () => {
  expect(at(4, 1, 0).title).toBe('Without bonds each spin turns by itself, and no step is off: the mean is −0.46');
  expect(at(4, 1, 1).title).toBe('4 steps of order 1 up to t = 1.00: the mean is −0.56, 0.101 too high');
  expect(at(4, 1, 2).title).toBe('4 steps of order 2 up to t = 1.00: the mean is −0.65, 0.007 too high');
  expect(at(1, 0.25, 1).title).toMatch(/^1 step of order 1/);
  expect(at(16, 1, 2).title).toMatch(/right to three decimals$/);
  expect(at(9, 0, 1).title).toBe('At the start the spin leans by 45°: its mean is 0.71');
});

it('R61.11: the curve is the exact course, and the steps end at the time that is set', () => {
  const { curve, steps } = at(6, 1.25, 2).data;
  for (const { t, z } of curve) expect(z).toBeCloseTo(meanZ(exact(CHAIN, t)), 8);
  expect(steps).toHaveLength(7);
  expect(steps.at(-1)?.t).toBeCloseTo(1.25, 12);
  expect(steps[0]?.z).toBeCloseTo(curve[0]?.z ?? 0, 12);
});
