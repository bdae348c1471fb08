import { describe, expect, it } from 'vitest';
import { stacked } from './stacked.ts';

const shares = [35, 28, 22, 15];

describe('stacked', () => {
  it('fills the bar, with the gap between each two', () => {
    const spans = stacked(shares, 706, 2);
    expect(spans[0]).toEqual({ start: 0, size: 245 });
    spans.slice(1).forEach(({ start }, index) => {
      const before = spans[index];
      expect(start).toBeCloseTo((before?.start ?? 0) + (before?.size ?? 0) + 2, 10);
    });
    expect((spans[3]?.start ?? 0) + (spans[3]?.size ?? 0)).toBeCloseTo(706, 10);
  });

  it('keeps the proportions', () => {
    const [first, second] = stacked(shares, 300, 3);
    expect((first?.size ?? 0) / (second?.size ?? 1)).toBeCloseTo(35 / 28, 10);
  });

  it('refuses nothing at all', () => {
    expect(() => stacked([], 100, 2)).toThrow(RangeError);
    expect(() => stacked([0, 0], 100, 2)).toThrow(RangeError);
  });
});
