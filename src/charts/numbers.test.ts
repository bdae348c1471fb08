import { describe, expect, it, test } from 'vitest';
import {
  approximately,
  fixed,
  inWords,
  percent,
  power,
  powerOfTen,
  scientific,
  significant,
  whole,
} from './numbers.ts';

test('numbers are written with a true minus sign and a fixed number of decimals', () => {
  expect(fixed(-0.35356, 4)).toBe('−0.3536');
  expect(fixed(-0.00001, 2)).toBe('0.00');
  expect(fixed(1, 4)).toBe('1.0000');
  expect([1024.4, -2048].map(whole)).toEqual(['1,024', '−2,048']);
});

test('what is no number never reaches a page', () => {
  expect(() => fixed(Number.NaN, 2)).toThrow(RangeError);
});

test('a share is written with the digits asked for, or with one where it needs one', () => {
  expect([percent(0.78125, 1), percent(0.5, 1), percent(1 / 3, 0)]).toEqual(['78.1%', '50.0%', '33%']);
  expect([0.853553, 0.43, 1, 1e-33].map((share) => percent(share))).toEqual(['85.4%', '43%', '100%', '0%']);
});

test('exponents are raised', () => {
  expect([-10, 0, 3, 12].map(powerOfTen)).toEqual(['10⁻¹⁰', '10⁰', '10³', '10¹²']);
  expect(power(2, 200)).toBe('2²⁰⁰');
  expect(() => powerOfTen(1.5)).toThrow(RangeError);
});

test('scientific keeps the decimals it is asked for', () => {
  expect(scientific(0.00001833, 3)).toBe('1.833 × 10⁻⁵');
  expect(scientific(9.996e8, 2)).toBe('1.00 × 10⁹');
});

describe('significant', () => {
  it.each([
    [0.01449957, '0.01450'],
    [5.663e-7, '5.663 × 10⁻⁷'],
    [1.44269e-20, '1.443 × 10⁻²⁰'],
    [6.9314718e19, '6.931 × 10¹⁹'],
  ])('%f is written %s', (value, text) => {
    expect(significant(value, 4)).toBe(text);
  });

  it('refuses what has no logarithm', () => {
    expect(() => significant(0, 4)).toThrow(RangeError);
    expect(() => significant(Number.POSITIVE_INFINITY, 4)).toThrow(RangeError);
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

test('a count in running text is a word up to ten', () => {
  expect([0, 1, 10, 11, 1024].map(inWords)).toEqual(['no', 'one', 'ten', '11', '1,024']);
});
