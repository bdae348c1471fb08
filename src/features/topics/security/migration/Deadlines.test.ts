import { describe, expect, it } from 'vitest';
import { placeOf, yearsOf } from './Deadlines.tsx';

const years = yearsOf([{ due: '2030' }, { from: '2028', due: '2035-12-31' }], '2026-11-22');

describe('the axis of the deadlines', () => {
  it('begins with the year of the build or the first date, and ends with the last', () => {
    expect([years[0], years.at(-1), years.length]).toEqual([2026, 2035, 10]);
    expect(yearsOf([{ due: '2025' }], '2026-11-22')).toEqual([2025, 2026]);
  });

  it('puts a year without a day at its end, and a day where it is', () => {
    expect(placeOf('2035', years)).toBe(1);
    expect(placeOf('2030', years)).toBe(0.5);
    expect(placeOf('2027-01-01', years)).toBeCloseTo(0.1, 1);
    expect(placeOf('2027-01-01', years)).toBeLessThan(placeOf('2027', years));
  });
});
