const SUPERSCRIPT: Record<string, string> = { '-': '⁻' };
for (const [digit, sign] of [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].entries()) SUPERSCRIPT[digit] = sign;

/** A positive number with this many significant digits: 0.01450, and below a thousandth 1.443 × 10⁻⁸. */
export function scientific(value: number, digits: number): string {
  if (!(value > 0) || !Number.isFinite(value)) throw new RangeError(`${value} is no positive number`);
  if (value >= 1e-3 && value < 1e6) return value.toPrecision(digits);
  const [mantissa = '', exponent = ''] = value.toExponential(digits - 1).split('e');
  return `${mantissa} × 10${[...exponent.replace('+', '')].map((sign) => SUPERSCRIPT[sign]).join('')}`;
}
