import { describe, expect, it } from 'vitest';
import { isNumber, numberDifference, readNumber } from './judge-number.ts';
import { orderDifference } from './judge-order.ts';

const half = { value: Math.SQRT1_2, tolerance: 0.005, isShare: false };
const share = { value: 0.75, tolerance: 0.005, isShare: true };

describe('a number that was typed', () => {
  it.each(['0.7071', '1/sqrt(2)', '70.7 %', '70.7%', ' .707 ', '0,7071', '√2/2', '√(1/2)', 'cos(pi/4)', '2**-0.5'])(
    '"%s" is 0.7071',
    (text) => expect(isNumber(readNumber(text, half) ?? [], half)).toBe(true),
  );

  it.each(['75', '75%', '0.75', '3/4', '75 %', '(√3/2)²', 'cos(30°)^2', 'cos(π/6)²'])('"%s" is three quarters', (text) =>
    expect(isNumber(readNumber(text, share) ?? [], share)).toBe(true),
  );

  it('may have a number before π or a root', () => {
    const goal = { value: (16 * Math.PI) / 11, tolerance: 1e-6, isShare: false };
    expect(isNumber(readNumber('16π/11', goal) ?? [], goal)).toBe(true);
    expect(readNumber('2√2', goal)).toEqual([2 * Math.SQRT2]);
  });

  it.each(['', ' ', '1e309', '0x', '<script>', '1/0', 'x', '0.7.1', '9'.repeat(10_000), 'NaN', 'Infinity', '%'])(
    '"%s" is none',
    (text) => expect(readNumber(text, half)).toBeUndefined(),
  );

  it('with its digits in groups of three is the number, and may be a decimal', () => {
    const many = { value: 18824, tolerance: 0.5, isShare: false };
    for (const text of ['18824', '18,824', '18,824.2', '18824,2'])
      expect(isNumber(readNumber(text, many) ?? [], many), text).toBe(true);
    expect(numberDifference(readNumber('18,800', many) ?? [], many)).toBe('that is too small');
    expect(readNumber('1,234', half)).toEqual([1.234, 1234]);
    expect(readNumber('1,048,576', half)).toContain(1048576);
    expect(readNumber('1,2345,6', half)).toBeUndefined();
  });

  it('too large, too small, or of the other sign is said', () => {
    const said = (text: string, goal: typeof half) => numberDifference(readNumber(text, goal) ?? [], goal);
    expect(said('0.9', half)).toBe('that is too large');
    expect(said('0.1', half)).toBe('that is too small');
    expect(said('-0.7071', half)).toBe('the sign is the other one');
    expect(said('87', share)).toBe('that is too large');
    expect(said('50', share)).toBe('that is too small');
    expect(said('0.5', share)).toBe('that is too small');
  });
});

it('of an order the first wrong place is named', () => {
  const steps = ['a', 'b', 'c', 'd'];
  expect(orderDifference([0, 1, 2, 3], steps)).toBeUndefined();
  expect(orderDifference([1, 0, 2, 3], steps)).toBe('something else comes first');
  expect(orderDifference([0, 2, 1, 3], steps)).toBe('the first is right; something else comes second');
  expect(orderDifference([0, 1, 3, 2], steps)).toBe('the first 2 of 4 are right; something else comes next');
});
