import { describe, expect, it, test } from 'vitest';
import { breakEvenSize, classicalSearchCalls, groverCalls, numberFieldSieveLog10, shorGatesLog10 } from './costs.ts';

describe('search', () => {
  it('of a million possibilities takes half a million calls, or 785', () => {
    expect(classicalSearchCalls(1e6)).toBe(500_000);
    expect(groverCalls(1e6)).toBeCloseTo(785.398, 3);
  });

  it('turns the state by π/2 in all: each Grover call turns it by 2·asin(1/√N)', () => {
    const size = 2 ** 40;
    expect(groverCalls(size) * 2 * Math.asin(1 / Math.sqrt(size))).toBeCloseTo(Math.PI / 2, 9);
  });

  it.each([1, 1e3, 1e6])('with calls %d times slower breaks even where both take as long', (slowdown) => {
    const size = breakEvenSize(slowdown);
    expect((slowdown * groverCalls(size)) / classicalSearchCalls(size)).toBeCloseTo(1, 12);
  });

  it('breaks even at 2.47·10¹² when calls are a million times slower', () => {
    expect(breakEvenSize(1e6) / 1e12).toBeCloseTo(2.467, 3);
  });
});

/** log₂ of the operations, evaluated apart from this code. */
test.each([
  [512, 63.93],
  [829, 79.12],
  [1024, 86.77],
  [2048, 116.9],
  [3072, 138.7],
  [4096, 156.5],
])('the number field sieve takes about 2^x operations for %d bits, x = %d', (bits, log2) => {
  expect(Math.abs(numberFieldSieveLog10(bits) / Math.log10(2) - log2)).toBeLessThan(0.06);
});

test('the gates of Shor grow eightfold when the bits double', () => {
  expect(10 ** (shorGatesLog10(4096) - shorGatesLog10(2048))).toBeCloseTo(8, 9);
  expect(10 ** shorGatesLog10(2048)).toBeCloseTo(2048 ** 3, -2);
});
