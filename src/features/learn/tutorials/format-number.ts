/** A number with so many decimals and a true minus sign: −0.3536. A RangeError for what is no number. */
export function fixed(value: number | undefined, digits: number): string {
  if (value === undefined || !Number.isFinite(value)) throw new RangeError(`${value} cannot be printed`);
  return value
    .toFixed(digits)
    .replace(/^-(?=0(\.0*)?$)/, '')
    .replace('-', '−');
}

/** A share of one as percent: 0.78125 → "78.1%". */
export function percent(share: number, digits: number): string {
  return `${fixed(100 * share, digits)}%`;
}

/** A whole number with commas: 1,024. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB').replace('-', '−');
}
