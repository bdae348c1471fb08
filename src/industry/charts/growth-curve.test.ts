import { describe, expect, it } from 'vitest';
import { chartYears, sizeAt } from './growth-curve.ts';

const given = [
  { year: 2024, billions: 1.8 },
  { year: 2027, billions: 5.3 },
  { year: 2030, billions: 10.7 },
];

describe('sizeAt', () => {
  it('goes through what is given', () => {
    for (const { year, billions } of given) expect(sizeAt(given, year)).toBeCloseTo(billions, 10);
  });

  it('grows at one rate between two given years', () => {
    for (const [first, factor] of [
      [2024, (5.3 / 1.8) ** (1 / 3)],
      [2027, (10.7 / 5.3) ** (1 / 3)],
    ] as const) {
      for (const moment of [first, first + 0.5, first + 1.75])
        expect(sizeAt(given, moment + 1) / sizeAt(given, moment)).toBeCloseTo(factor, 10);
    }
  });

  it('says nothing about other years', () => {
    expect(() => sizeAt(given, 2023.9)).toThrow(RangeError);
    expect(() => sizeAt(given, 2030.1)).toThrow(RangeError);
  });
});

it('the chart tells given years from reckoned ones', () => {
  expect(chartYears(given).map(({ year, billions, isGiven }) => [year, billions.toFixed(1), isGiven])).toEqual([
    [2024, '1.8', true],
    [2025, '2.6', false],
    [2026, '3.7', false],
    [2027, '5.3', true],
    [2028, '6.7', false],
    [2029, '8.5', false],
    [2030, '10.7', true],
  ]);
});
