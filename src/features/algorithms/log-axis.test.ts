import { describe, expect, it } from 'vitest';
import { approximately, positionOn, powerOfTen } from './log-axis.ts';

describe('positionOn', () => {
  it('maps the ends and the middle, also where the axis points up', () => {
    const axis = { from: 0, to: 18, start: 300, end: 20 };
    expect(positionOn(axis, 0)).toBe(300);
    expect(positionOn(axis, 18)).toBe(20);
    expect(positionOn(axis, 9)).toBe(160);
  });
});

describe('powerOfTen', () => {
  it('raises every digit', () => {
    expect(powerOfTen(0)).toBe('10⁰');
    expect(powerOfTen(12)).toBe('10¹²');
  });

  it('refuses what is no whole exponent', () => {
    expect(() => powerOfTen(1.5)).toThrow(RangeError);
    expect(() => powerOfTen(-1)).toThrow(RangeError);
  });
});

describe('approximately', () => {
  it.each([
    [Math.log10(785.398), '790'],
    [Math.log10(500_000), '500,000'],
    [Math.log10(2.467e12), '2.5 × 10¹²'],
    [35.19, '1.5 × 10³⁵'],
    [9, '10⁹'],
    [Math.log10(9.99e8), '10⁹'],
  ])('%d is written %s', (log10, text) => {
    expect(approximately(log10)).toBe(text);
  });
});
