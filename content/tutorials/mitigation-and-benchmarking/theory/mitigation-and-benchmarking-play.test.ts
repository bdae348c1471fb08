import { expect, it } from 'vitest';
import { play } from './mitigation-and-benchmarking-play.ts';

const at = (p: number, method = 0, runs = 1) => play.stateOf({ p, method, runs });

it('R61.15: the sentence says the estimate, its scatter and how far it is off', () => {
  expect(at(0).title).toBe('Without flips the mean is 1.00, and it does not scatter');
  expect(at(0.05).title).toBe('As it is measured: 0.66 ± 0.02, 0.34 too low');
  expect(at(0.05, 1).title).toBe('A line through two values: 0.84 ± 0.04, 0.16 too low');
  expect(at(0.05, 2).title).toBe('An exponential through two: 1.00 ± 0.08, right on average');
  expect(at(0.05, 3).title).toBe('Flips canceled: 1.00 ± 0.04, right on average');
  expect(at(0.1, 2, 0).title).toBe('Too few runs for an exponential: the second value is 0.07 ± 0.10');
});

it('R61.15: the curve passes through what is measured, and more runs only shorten the bars', () => {
  for (const method of [0, 1, 2, 3])
    for (const p of [0.01, 0.05, 0.1]) {
      const [few, many] = [at(p, method, 0).data, at(p, method, 2).data];
      for (const { strength, mean } of few.measured) expect(few.trueMean(strength)).toBeCloseTo(mean, 12);
      expect(many.estimate.mean).toBeCloseTo(few.estimate.mean, 12);
      expect(many.estimate.sigma).toBeCloseTo(few.estimate.sigma / 10, 12);
    }
});
