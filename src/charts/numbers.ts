/** A number with this many decimals and a true minus sign: −0.3536. A RangeError for what is no number. */
export function fixed(value: number | undefined, digits: number): string {
  if (value === undefined || !Number.isFinite(value)) throw new RangeError(`${value} cannot be printed`);
  return value
    .toFixed(digits)
    .replace(/^-(?=0(\.0*)?$)/, '')
    .replace('-', '−');
}

/** A whole number with commas: 1,024. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB').replace('-', '−');
}

/** A count as it is said aloud, to this many digits: "20 million", "4.5 billion", "94,000"; from a trillion on 1.2 × 10¹⁵. */
export function inMillions(count: number, digits = 3): string {
  const rounded = Number(count.toPrecision(digits));
  if (rounded >= 1e12) return significant(rounded, digits);
  const [size, word] = MILLIONS.find(([least]) => rounded >= least) ?? [];
  return size ? `${Number((rounded / size).toPrecision(digits))} ${word}` : whole(rounded);
}

const MILLIONS = [
  [1e9, 'billion'],
  [1e6, 'million'],
] as const;

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count as running text has it: up to ten in words, then in digits. */
export function inWords(count: number): string {
  return WORDS[count] ?? whole(count);
}

/** A share of one as percent: 0.78125 → "78.1%" with one digit; without a number of digits one at most: 0.5 → "50%". */
export function percent(share: number, digits?: number): string {
  return `${digits === undefined ? fixed(100 * share, 1).replace(/\.0$/, '') : fixed(100 * share, digits)}%`;
}

/** A whole exponent raised: −5 → "10⁻⁵". Throws a RangeError for one that is not whole. */
export function powerOfTen(exponent: number): string {
  return power(10, exponent);
}

export function power(base: number, exponent: number): string {
  if (!Number.isInteger(exponent)) throw new RangeError(`Not a whole exponent: ${exponent}`);
  return (
    base +
    String(exponent)
      .replace('-', '⁻')
      .replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? '')
  );
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A positive number as digits and a power of ten: 0.00001833 → "1.833 × 10⁻⁵" with three decimals. */
export function scientific(value: number, decimals: number): string {
  if (!(value > 0)) throw new RangeError(`${value} is no positive number`);
  const [mantissa, exponent] = value.toExponential(decimals).split('e').map(Number);
  return `${fixed(mantissa ?? Number.NaN, decimals)} × ${powerOfTen(exponent ?? 0)}`;
}

/** A positive number with this many significant digits: 0.01450, and below a thousandth 1.443 × 10⁻⁸. */
export function significant(value: number, digits: number): string {
  const isWrittenOut = value >= 1e-3 && value < 1e6;
  return isWrittenOut ? value.toPrecision(digits) : scientific(value, digits - 1);
}

/** A number given by its log₁₀, to two digits: 3.4 → "2,500", 34.27 → "1.9 × 10³⁴". Numbers below a million are written out. */
export function approximately(log10: number): string {
  if (log10 < 6) return Number((10 ** log10).toPrecision(2)).toLocaleString('en');
  const exponent = Math.floor(log10);
  const digits = (10 ** (log10 - exponent)).toFixed(1);
  if (digits === '10.0') return powerOfTen(exponent + 1);
  return digits === '1.0' ? powerOfTen(exponent) : `${digits} × ${powerOfTen(exponent)}`;
}
