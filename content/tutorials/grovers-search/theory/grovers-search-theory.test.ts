import { expect, test } from 'vitest';
import {
  amplitudes,
  averageChecks,
  bestIterations,
  degrees,
  itemNames,
  iterationsPerMachine,
  largeSearchIterations,
  meanAfterOracle,
  outcomeProbabilities,
  searchAngle,
  searchState,
  stateAfterOracle,
  successProbability,
  uniformAmplitude,
} from './grovers-search-theory.ts';

const mean = (state: readonly number[]) => state.reduce((sum, value) => sum + value, 0) / state.length;

/** The oracle, item by item. */
function flip(state: readonly number[], marked: readonly string[]): number[] {
  return state.map((value, item) => (marked.includes(itemNames(3)[item] ?? '') ? -value : value));
}

test('classical checks on average: 4.5 for 8 items, 512.5 for 1,024', () => {
  expect(averageChecks(8)).toBe(4.5);
  expect(averageChecks(1024)).toBe(512.5);
});

test('the start: amplitude 0.3536, θ = 20.70° for one of eight', () => {
  expect(uniformAmplitude(8)).toBeCloseTo(0.3536, 4);
  expect(degrees(searchAngle(8))).toBeCloseTo(20.7, 2);
  expect(meanAfterOracle(8, 0)).toBeCloseTo((7 - 1) / 8 / Math.sqrt(8), 12);
});

test.each([
  { M: 1, expected: [0.125, 0.7813, 0.9453, 0.3301, 0.01221] },
  { M: 2, expected: [0.25, 1, 0.25] },
])('success among 8 items with $M marked: $expected', ({ M, expected }) => {
  for (const [k, p] of expected.entries()) expect(successProbability(8, k, M)).toBeCloseTo(p, 4);
});

test('amplitudes: 0.8839 and 0.1768 after one iteration, 0.9723 and −0.08839 after two', () => {
  expect(amplitudes(8, 1).marked).toBeCloseTo(0.8839, 4);
  expect(amplitudes(8, 1).other).toBeCloseTo(0.1768, 4);
  expect(amplitudes(8, 2).marked).toBeCloseTo(0.9723, 4);
  expect(amplitudes(8, 2).other).toBeCloseTo(-0.08839, 5);
});

test.each([
  [4, 1, 1],
  [8, 2, 0.9453],
  [16, 3, 0.9613],
  [32, 4, 0.9992],
  [64, 6, 0.9966],
  [256, 12, 0.9999],
  [1024, 25, 0.9995],
])('N = %i: %i iterations, probability %f', (N, k, p) => {
  expect(bestIterations(N)).toBe(k);
  expect(successProbability(N, k)).toBeCloseTo(p, 4);
});

test('about a million items: 804 iterations', () => {
  expect(bestIterations(2 ** 20)).toBe(804);
  expect(largeSearchIterations(2 ** 20)).toBeCloseTo(804.25, 2);
});

test('no other number of iterations before the first maximum is better than the best', () => {
  for (const [N, M] of [
    [4, 1],
    [8, 1],
    [8, 2],
    [16, 3],
    [256, 1],
  ] as const) {
    const best = bestIterations(N, M);
    for (let k = 0; k <= best + 1; k++) {
      expect(successProbability(N, k, M)).toBeLessThanOrEqual(successProbability(N, best, M) + 1e-12);
    }
  }
});

test.each([[['101']], [['101', '010']]])('item by item, %s marked: the formulas hold for six iterations', (marked) => {
  let state = itemNames(3).map(() => uniformAmplitude(8));
  for (let k = 0; k <= 6; k++) {
    for (const [item, { value }] of searchState(3, k, marked).entries()) expect(state[item]).toBeCloseTo(value, 12);
    const flipped = flip(state, marked);
    for (const [item, { value }] of stateAfterOracle(3, k, marked).entries()) {
      expect(flipped[item]).toBeCloseTo(value, 12);
    }
    expect(meanAfterOracle(8, k, marked.length)).toBeCloseTo(mean(flipped), 12);
    state = flipped.map((value) => 2 * mean(flipped) - value);
  }
});

test('probabilities add up to one', () => {
  const total = outcomeProbabilities(3, 2, ['101']).reduce((sum, { value }) => sum + value, 0);
  expect(total).toBeCloseTo(1, 12);
});

test('a hundred machines are ten times as fast', () => {
  expect(iterationsPerMachine(2 ** 40, 1) / iterationsPerMachine(2 ** 40, 100)).toBeCloseTo(10, 12);
});
