import { expect, test } from 'vitest';
import { fixed, percent, whole } from './format-number.ts';

test('numbers are written with a true minus sign and a fixed number of decimals', () => {
  expect(fixed(-0.35356, 4)).toBe('−0.3536');
  expect(fixed(-0.00001, 2)).toBe('0.00');
  expect(fixed(1, 4)).toBe('1.0000');
  expect(percent(0.78125, 1)).toBe('78.1%');
  expect(whole(1024.4)).toBe('1,024');
});

test('what is no number never reaches a page', () => {
  expect(() => fixed(Number.NaN, 2)).toThrow(RangeError);
});
