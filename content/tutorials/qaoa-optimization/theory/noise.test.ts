import { expect, it } from 'vitest';
import { HOUSE, SQUARE } from './graphs.ts';
import { noisyCuts } from './noise.ts';
import {
  meanCut,
  noisyMean,
  qaoaCuts,
  randomCutDistribution,
  SQUARE_ONE_LAYER,
  survival,
} from './qaoa-optimization-theory.ts';

const [gamma, beta] = [Math.PI / 4, Math.PI / 8];

function expectSame(actual: readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  actual.forEach((value, index) => {
    expect(value).toBeCloseTo(expected[index] ?? NaN, 12);
  });
}

it('is the circuit itself without errors', () => {
  expectSame(noisyCuts(SQUARE, gamma, beta, 0), qaoaCuts(SQUARE, SQUARE_ONE_LAYER));
});

it('is a random cut when every CNOT fails, and a distribution in between', () => {
  expectSame(noisyCuts(SQUARE, gamma, beta, 1), randomCutDistribution(SQUARE));
  expect(noisyCuts(SQUARE, gamma, beta, 0.1).reduce((sum, probability) => sum + probability)).toBeCloseTo(1, 12);
});

it('lies above the simple model, because an error does not harm every edge', () => {
  for (const error of [0.005, 0.05]) {
    const mean = meanCut(noisyCuts(SQUARE, gamma, beta, error));
    expect(mean).toBeGreaterThan(noisyMean(3, 4, survival(error, 8)));
    expect(mean).toBeLessThan(3);
  }
  expect(meanCut(noisyCuts(SQUARE, gamma, beta, 0.005)).toFixed(3)).toBe('2.975');
});

it('knows graphs other than the square', () => {
  expectSame(noisyCuts(HOUSE, gamma, beta, 0), qaoaCuts(HOUSE, SQUARE_ONE_LAYER));
}, 60_000);
