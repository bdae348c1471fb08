import { describe, expect, it } from 'vitest';
import { logScale } from './log-scale.ts';

describe('logScale', () => {
  const scale = logScale([1e-5, 1e4], [100, 1000]);

  it('maps the bounds of the domain to those of the range', () => {
    expect(scale(1e-5)).toBeCloseTo(100, 9);
    expect(scale(1e4)).toBeCloseTo(1000, 9);
  });

  it('gives every factor of ten the same length', () => {
    expect(scale(1e-3) - scale(1e-4)).toBeCloseTo(100, 9);
    expect(scale(2000) - scale(200)).toBeCloseTo(100, 9);
  });

  it('runs backwards where the range or the domain does', () => {
    expect(logScale([0.1, 0.0001], [300, 0])(0.001)).toBeCloseTo(100, 9);
    expect(logScale([1, 100], [0, -10])(10)).toBeCloseTo(-5, 9);
  });

  it('knows its powers of ten, the bounds included', () => {
    expect(scale.decades).toEqual([1e-5, 1e-4, 1e-3, 1e-2, 1e-1, 1, 10, 100, 1000, 10_000]);
    expect(logScale([0.1, 0.0001], [0, 1]).decades).toEqual([0.0001, 0.001, 0.01, 0.1]);
    expect(logScale([2, 90], [0, 1]).decades).toEqual([10]);
    expect(logScale([2, 9], [0, 1]).decades).toEqual([]);
  });

  it('refuses what has no logarithm', () => {
    expect(() => scale(0)).toThrow(RangeError);
    expect(() => scale(-1)).toThrow(RangeError);
    expect(() => scale(Number.NaN)).toThrow(RangeError);
    expect(() => logScale([0, 1], [0, 1])).toThrow(RangeError);
    expect(() => logScale([5, 5], [0, 1])).toThrow(RangeError);
  });
});
