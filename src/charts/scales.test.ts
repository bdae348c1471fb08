import { describe, expect, it } from 'vitest';
import { linear, log, yearOf } from './scales.ts';

describe('linear', () => {
  it('maps the ends and what lies between and beyond them, also where the axis points up', () => {
    const up = linear(0, 18)([300, 20]);
    expect([0, 9, 18, -9].map(up)).toEqual([300, 160, 20, 440]);
  });

  it('rounds places to a tenth of a unit', () => {
    expect(linear(0, 3)([0, 100])(1)).toBe(33.3);
  });

  it('finds round ticks within the domain', () => {
    expect(linear(0, 1)([0, 100]).ticks()).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(linear(0, 17)([0, 100]).ticks(4)).toEqual([0, 5, 10, 15]);
  });

  it('refuses a domain without length and what is no number', () => {
    expect(() => linear(2, 2)).toThrow(RangeError);
    expect(() => linear(0, Number.NaN)).toThrow(RangeError);
    expect(() => linear(0, 1)([0, 1])(Number.NaN)).toThrow('NaN has no place');
  });
});

describe('log', () => {
  const scale = log(1e-5, 1e4)([100, 1000]);

  it('maps the bounds of the domain to those of the range, and gives every factor of ten the same length', () => {
    expect([1e-5, 1e-4, 1e-3, 1, 1e4, 1e5].map(scale)).toEqual([100, 200, 300, 600, 1000, 1100]);
    expect(scale(2000) - scale(200)).toBeCloseTo(100, 1);
  });

  it('runs backward where the range or the domain does', () => {
    expect(log(0.1, 0.0001)([300, 0])(0.001)).toBe(100);
    expect(log(1, 100)([0, -10])(10)).toBe(-5);
  });

  it('has its powers of ten as ticks, the bounds included', () => {
    expect(scale.ticks()).toEqual([1e-5, 1e-4, 1e-3, 1e-2, 1e-1, 1, 10, 100, 1000, 10_000]);
    expect(log(0.1, 0.0001)([0, 1]).ticks()).toEqual([0.0001, 0.001, 0.01, 0.1]);
    expect(log(2, 90)([0, 1]).ticks()).toEqual([10]);
    expect(log(2, 9)([0, 1]).ticks()).toEqual([]);
  });

  it('refuses what has no logarithm', () => {
    for (const value of [0, -1, Number.NaN]) expect(() => scale(value)).toThrow(RangeError);
    for (const [from, to] of [
      [0, 1],
      [1, -1],
      [5, 5],
      [Number.NaN, 1],
    ] as const)
      expect(() => log(from, to), `${from} to ${to}`).toThrow(RangeError);
  });
});

it('a year and a month stand at their end, a day where it is', () => {
  expect([yearOf('2024'), yearOf('2024-06'), yearOf('2024-12-31')]).toEqual([2025, 2024.5, 2025]);
  expect(yearOf('2024-01-01')).toBeCloseTo(2024, 2);
  expect(yearOf('2024-06-15')).toBeCloseTo(2024.457, 3);
});
