import { describe, expect, it } from 'vitest';
import { afterKey, CUT, fieldsOf, isIn, lengthAt, panned, spanIn, yearOf, zoomed } from './zoom.ts';

const whole = { from: 1980, to: 2027 };

describe('a date on the line', () => {
  it('stands in its year, as exactly as it is known', () => {
    expect(yearOf('2024-12-09')).toBeCloseTo(2024.938, 3);
    expect(yearOf('2024-01')).toBeCloseTo(2024.038, 3);
    expect(yearOf('2024-12-31')).toBeLessThan(2025);
    expect(yearOf('1985')).toBe(1985.5);
  });
});

describe('zooming', () => {
  it('gives the years before the cut less room', () => {
    const before = lengthAt(CUT, whole) - lengthAt(whole.from, whole);
    expect(before / (lengthAt(whole.to, whole) - lengthAt(whole.from, whole))).toBeCloseTo(0.45);
  });

  it('keeps the point under the pointer where it is', () => {
    const place = (year: number, { from, to }: typeof whole) =>
      (lengthAt(year, whole) - lengthAt(from, whole)) / (lengthAt(to, whole) - lengthAt(from, whole));
    const closer = zoomed(whole, 0.5, 0.8, whole);
    const under = 2023 + ((0.8 - 0.45) / 0.55) * 4;
    expect(place(under, whole)).toBeCloseTo(0.8);
    expect(place(under, closer)).toBeCloseTo(0.8);
  });

  it('goes to the newest date from the keys', () => {
    expect(afterKey('+', whole, whole)?.to).toBeCloseTo(whole.to);
  });

  it('ends at the whole line, and where nothing more comes apart', () => {
    expect(zoomed({ from: 2000, to: 2020 }, 100, 0.5, whole)).toBe(whole);
    const closest = zoomed({ from: 2024, to: 2026 }, 0.1, 0.5, whole);
    expect(closest.to - closest.from).toBeCloseTo(0.5);
  });

  it('never shows what lies beyond the ends', () => {
    expect(zoomed({ from: 1980, to: 1990 }, 2, 1, whole).from).toBeCloseTo(1980);
    const { from, to } = panned({ from: 2023, to: 2025 }, 2, whole);
    expect([from, to]).toEqual([2025, 2027]);
    expect(panned({ from: 1981, to: 1991 }, -1, whole).from).toBeCloseTo(1980);
  });

  it('is in the address by months, and no trace of the whole line', () => {
    expect(fieldsOf({ from: 2023, to: 2026 + 11 / 12 }, whole)).toEqual({ from: '2023-01', to: '2026-11' });
    expect(fieldsOf(whole, whole)).toEqual({ from: '', to: '' });
    const span = spanIn(new URLSearchParams('from=2023-01&to=2026-11'), whole);
    expect(span.from).toBe(2023);
    expect(span.to).toBeCloseTo(2026 + 11 / 12);
    for (const wrong of ['', 'from=x&to=y', 'from=2026-01&to=2020-01'])
      expect(spanIn(new URLSearchParams(wrong), whole)).toBe(whole);
  });

  it('answers keys, and leaves the others to the page', () => {
    const span = { from: 2023, to: 2025 };
    expect(afterKey('ArrowRight', span, whole)).toEqual({ from: 2023.4, to: 2025.4 });
    expect(afterKey('+', span, whole)?.from).toBeCloseTo(2023.8);
    expect(afterKey('Home', span, whole)).toBe(whole);
    expect(afterKey('Tab', span, whole)).toBeUndefined();
  });

  it('knows what is in sight', () => {
    expect([1979.9, 1980, 1999, 2027.1].map((year) => isIn(year, whole))).toEqual([false, true, true, false]);
  });
});
