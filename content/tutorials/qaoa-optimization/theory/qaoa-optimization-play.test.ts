import { expect, it } from 'vitest';
import { HOUSE } from './graphs.ts';
import { play } from './qaoa-optimization-play.ts';
import { HOUSE_ONE_LAYER, qaoaMean } from './qaoa-optimization-theory.ts';

const at = (gamma: number, beta: number) => play.stateOf({ gamma, beta });

it('R42.2: the sentence says the mean cut, and what to make of it', () => {
  expect(at(0, 0).title).toBe('γ = 0.00, β = 0.00: the mean cut is 3.00 of 5, as by a coin');
  expect(at(0.65, 0).title).toMatch(/as by a coin$/);
  expect(at(0.65, 0.35).title).toBe('γ = 0.65, β = 0.35: the mean cut is 4.11 of 5, the top of the highest hill');
  expect(at(2.05, 1.08).title).toMatch(/3\.50 of 5, as high as the lower hill$/);
  expect(at(2.6, 0.4).title).toMatch(/than a coin’s 3$/);
});

it('the means are those of the state vector, within the range that the key names', () => {
  for (const [gamma, beta] of [
    [0.65, 0.35],
    [2.6, 0.4],
    [5.1, 1.2],
  ] as const) {
    const { mean, range } = at(gamma, beta).data;
    expect(mean).toBeCloseTo(qaoaMean(HOUSE, { gammas: [gamma], betas: [beta] }), 9);
    expect(mean).toBeGreaterThan(range[0]);
    expect(mean).toBeLessThan(range[1]);
  }
  expect(at(0, 0).data.range[1]).toBeCloseTo(qaoaMean(HOUSE, HOUSE_ONE_LAYER), 9);
});
