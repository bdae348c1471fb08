import { describe, expect, it } from 'vitest';
import { afterKey, isIn, panned, yearOf, zoomed } from './zoom.ts';

const whole = { from: 1980, to: 2027 };

describe('a date on the line', () => {
  it('stands in its year, as exactly as it is known', () => {
    expect(yearOf('2024-12-09')).toBeCloseTo(2024.938, 3);
    expect(yearOf('2024-01')).toBeCloseTo(2024.038, 3);
    expect(yearOf('2024-12-31')).toBeLessThan(2025);
  });
});

describe('zooming', () => {
  it('keeps the point under the pointer where it is', () => {
    const closer = zoomed(whole, 0.5, 0.8, whole);
    expect(closer.to - closer.from).toBeCloseTo(23.5);
    expect(closer.from + 0.8 * 23.5).toBeCloseTo(1980 + 0.8 * 47);
  });

  it('ends at the whole line, and where nothing more comes apart', () => {
    expect(zoomed({ from: 2000, to: 2020 }, 10, 0.5, whole)).toEqual(whole);
    const closest = zoomed({ from: 2000, to: 2003 }, 0.1, 0.5, whole);
    expect(closest.to - closest.from).toBeCloseTo(2);
  });

  it('never shows what lies beyond the ends', () => {
    expect(zoomed({ from: 1980, to: 1990 }, 2, 1, whole).from).toBe(1980);
    expect(panned({ from: 2020, to: 2025 }, 1, whole)).toEqual({ from: 2022, to: 2027 });
    expect(panned({ from: 1981, to: 1991 }, -1, whole)).toEqual({ from: 1980, to: 1990 });
  });

  it('answers keys, and leaves the others to the page', () => {
    const span = { from: 2000, to: 2010 };
    expect(afterKey('ArrowRight', span, whole)).toEqual({ from: 2002, to: 2012 });
    expect(afterKey('+', span, whole)).toEqual({ from: 2004, to: 2010 });
    expect(afterKey('Home', span, whole)).toBe(whole);
    expect(afterKey('Tab', span, whole)).toBeUndefined();
  });

  it('knows what is in sight', () => {
    expect([1979.9, 1980, 1999, 2027.1].map((year) => isIn(year, whole))).toEqual([false, true, true, false]);
  });
});
