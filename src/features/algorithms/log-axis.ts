/** One axis of a chart: values from `from` to `to`, drawn from position `start` to position `end`. */
export interface Axis {
  from: number;
  to: number;
  start: number;
  end: number;
}

/** Position of a value on an axis whose values are already logarithms (or whose scale is even). */
export function positionOn(axis: Axis, value: number): number {
  return axis.start + ((value - axis.from) / (axis.to - axis.from)) * (axis.end - axis.start);
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A power of ten as text: 12 → "10¹²". Takes whole exponents from 0 up; throws a RangeError for others. */
export function powerOfTen(exponent: number): string {
  if (!Number.isInteger(exponent) || exponent < 0) throw new RangeError(`Not a whole exponent: ${exponent}`);
  return `10${[...String(exponent)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')}`;
}

/** A number given by its log₁₀, to two digits: 3.4 → "2,500", 34.27 → "1.9 × 10³⁴". Numbers below a million are written out. */
export function approximately(log10: number): string {
  if (log10 < 6) return Number((10 ** log10).toPrecision(2)).toLocaleString('en');
  const exponent = Math.floor(log10);
  const digits = (10 ** (log10 - exponent)).toFixed(1);
  if (digits === '10.0') return powerOfTen(exponent + 1);
  return digits === '1.0' ? powerOfTen(exponent) : `${digits} × ${powerOfTen(exponent)}`;
}
