import { describe, expect, it } from 'vitest';
import { percent } from '#src/charts/numbers.ts';
import { compoundGrowth, sizeAfter } from './report.ts';

const y2024 = { year: 2024, billions: 1.8 };
const y2027 = { year: 2027, billions: 5.3 };
const y2030 = { year: 2030, billions: 10.7 };

describe('compoundGrowth', () => {
  it('is the rate that doubling in one year needs', () => {
    expect(compoundGrowth({ year: 2024, billions: 2 }, { year: 2025, billions: 4 })).toBe(1);
  });

  it('leads back to the second size', () => {
    expect(sizeAfter(y2024, 2030, compoundGrowth(y2024, y2030))).toBeCloseTo(10.7, 10);
  });

  it('is not the published 32.1% between the published sizes', () => {
    expect(percent(compoundGrowth(y2024, y2030))).toBe('34.6%');
    expect(percent(compoundGrowth(y2024, y2027))).toBe('43.3%');
    expect(percent(compoundGrowth(y2027, y2030))).toBe('26.4%');
  });

  it('refuses years out of order and an empty start', () => {
    expect(() => compoundGrowth(y2030, y2024)).toThrow(RangeError);
    expect(() => compoundGrowth(y2024, y2024)).toThrow(RangeError);
    expect(() => compoundGrowth({ year: 2024, billions: 0 }, y2030)).toThrow(RangeError);
  });
});

it('reckons what the published rate leads to', () => {
  expect(sizeAfter(y2024, 2030, 0.321).toFixed(1)).toBe('9.6');
});
