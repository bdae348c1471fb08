import { fixed } from '../format-number.ts';

/** 10 with a raised exponent: −5 → "10⁻⁵". */
export function powerOfTen(exponent: number): string {
  return `10${[...String(exponent)].map((sign) => (sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? ''))).join('')}`;
}

/** A positive number as digits and a power of ten: 0.00001833 → "1.833 × 10⁻⁵". */
export function scientific(value: number, digits: number): string {
  const [mantissa, exponent] = value.toExponential(digits).split('e').map(Number);
  return `${fixed(mantissa ?? Number.NaN, digits)} × ${powerOfTen(exponent ?? 0)}`;
}
