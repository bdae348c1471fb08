import { describe, expect, it } from 'vitest';
import { assertCounts, binomialTail, countDeviation } from './statistics.ts';

const shots = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([label, count]) => Array.from({ length: count }, () => label));

describe('counts are held against probabilities', () => {
  it('within the chance of five standard deviations', () => {
    expect(countDeviation(1024, 0.5)).toBe(16);
    expect(() => assertCounts(shots({ 0: 512 + 79, 1: 512 - 79 }), { 0: 0.5, 1: 0.5 })).not.toThrow();
    expect(() => assertCounts(shots({ 0: 512 + 82, 1: 512 - 82 }), { 0: 0.5, 1: 0.5 })).toThrow('"0" came 594 times');
  });

  it('exactly where an outcome is impossible or certain', () => {
    expect(() => assertCounts(shots({ '00': 999, '01': 1 }), { '00': 1 })).toThrow();
    expect(() => assertCounts(shots({ '00': 1000 }), { '00': 1 })).not.toThrow();
  });

  it('by the exact chance where an outcome is rare', () => {
    const rare = { seldom: 1e-6, often: 1 - 1e-6 };
    expect(() => assertCounts(shots({ seldom: 1, often: 4095 }), rare)).not.toThrow();
    expect(() => assertCounts(shots({ seldom: 3, often: 4093 }), rare)).toThrow('"seldom" came 3 times');
    expect(() => assertCounts(shots({ often: 4096 }), { seldom: 0.01, often: 0.99 })).toThrow('came 4096 times');
  });

  it('with probabilities that add up to one', () => {
    expect(() => assertCounts(shots({ 0: 10 }), { 0: 0.9 })).toThrow('add up to 0.9');
  });
});

describe('the tail of a binomial count', () => {
  it('is the exact sum on the side of the count', () => {
    expect(binomialTail(2, 2, 0.5)).toBeCloseTo(0.25, 12);
    expect(binomialTail(1, 2, 0.5)).toBeCloseTo(0.75, 12);
    expect(binomialTail(0, 3, 0.5)).toBeCloseTo(0.125, 12);
    expect(binomialTail(0, 4096, 1e-17)).toBe(1);
    expect(binomialTail(1, 4096, 0.001)).toBeCloseTo(0.999 ** 4096 + 4096 * 0.001 * 0.999 ** 4095, 12);
  });

  it('is that of the normal law for large counts', () => {
    expect(binomialTail(500_000 + 980, 1_000_000, 0.5)).toBeCloseTo(0.025, 3);
  });

  it('is zero for what cannot be', () => {
    expect([binomialTail(1, 9, 0), binomialTail(0, 9, 0), binomialTail(8, 9, 1), binomialTail(9, 9, 1)]).toEqual([
      0, 1, 0, 1,
    ]);
  });
});
