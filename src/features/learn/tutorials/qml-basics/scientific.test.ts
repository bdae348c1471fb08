import { expect, it } from 'vitest';
import { powerOfTen, scientific } from './scientific.ts';

it('raises exponents', () => {
  expect([powerOfTen(-10), powerOfTen(0), powerOfTen(3)]).toEqual(['10⁻¹⁰', '10⁰', '10³']);
});

it('keeps the digits it is asked for', () => {
  expect(scientific(0.00001833, 3)).toBe('1.833 × 10⁻⁵');
  expect(scientific(9.996e8, 2)).toBe('1.00 × 10⁹');
});
