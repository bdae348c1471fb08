import { expect, test } from 'vitest';
import { scientific } from './scientific.ts';

test.each([
  [0.01449957, '0.01450'],
  [5.663e-7, '5.663 × 10⁻⁷'],
  [1.44269e-20, '1.443 × 10⁻²⁰'],
  [6.9314718e19, '6.931 × 10¹⁹'],
])('%f is written %s', (value, text) => {
  expect(scientific(value, 4)).toBe(text);
});

test('what has no logarithm is refused', () => {
  expect(() => scientific(0, 4)).toThrow(RangeError);
});
