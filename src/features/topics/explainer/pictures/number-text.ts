import type { Complex } from '#circuit/quantum/complex.ts';

/** A number with at most three decimals and a true minus sign. */
export function decimal(value: number): string {
  const rounded = Number(value.toFixed(3));
  return String(rounded === 0 ? 0 : rounded).replace('-', '−');
}

/** A complex number as "0.354 + 0.354i"; parts that round to zero are left out. */
export function complexText({ re, im }: Complex): string {
  const [real, imaginary] = [decimal(re), decimal(Math.abs(im))];
  if (imaginary === '0') return real;
  const withUnit = `${imaginary === '1' ? '' : imaginary}i`;
  if (real === '0') return im < 0 ? `−${withUnit}` : withUnit;
  return `${real} ${im < 0 ? '−' : '+'} ${withUnit}`;
}

/** "1 pair", "2 pairs", "1,000 pairs". */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
}

/** An angle of whole degrees as a fraction of π: 0 → "0", 60 → "π/3", 150 → "5π/6", 360 → "2π". */
export function inUnitsOfPi(degrees: number): string {
  if (degrees === 0) return '0';
  const divisor = greatestCommonDivisor(degrees, 180);
  const [numerator, denominator] = [degrees / divisor, 180 / divisor];
  return `${numerator === 1 ? '' : numerator}π${denominator === 1 ? '' : `/${denominator}`}`;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
