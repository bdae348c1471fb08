/** Below this a number comes from rounding alone. */
export const NOTHING = 1e-9;

/** A number with so many decimals and a true minus, and no minus before a zero. */
export function decimal(value: number, places = 4): string {
  const text = Math.abs(value).toFixed(places);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

/** An amplitude: "0.4330", "−0.2500i", "0.35 − 0.35i". */
export function amplitudeText(re: number, im: number): string {
  const [hasReal, hasImaginary] = [Math.abs(re) > NOTHING, Math.abs(im) > NOTHING];
  if (!hasImaginary) return hasReal ? decimal(re) : '0';
  if (!hasReal) return `${decimal(im)}i`;
  return `${decimal(re, 2)} ${im < 0 ? '−' : '+'} ${decimal(Math.abs(im), 2)}i`;
}

/** A phase between −π (excluded) and π in words: "π/2", "−3π/4", "0.31π". */
export function phaseText(phase: number): string {
  const eighths = (8 * phase) / Math.PI;
  const whole = Math.round(eighths);
  if (Math.abs(eighths - whole) > 1e-6) return `${decimal(phase / Math.PI, 2)}π`;
  if (whole === 0) return '0';
  const shared = [8, 4, 2, 1].find((divisor) => whole % divisor === 0) ?? 1;
  const [over, under] = [Math.abs(whole) / shared, 8 / shared];
  return `${whole < 0 ? '−' : ''}${over === 1 ? '' : over}π${under === 1 ? '' : `/${under}`}`;
}

/** The phase of an amplitude in radians; parts that come from rounding alone count as 0. */
export function phaseOf(re: number, im: number): number {
  return Math.atan2(Math.abs(im) < NOTHING ? 0 : im, Math.abs(re) < NOTHING ? 0 : re);
}

/** A basis state with so many digits: 5 of 4 qubits is "0101". */
export function digits(index: number, qubits: number): string {
  return index.toString(2).padStart(qubits, '0');
}

/** The full scale of bars: the smallest of 1, 1/2, 1/4 … that holds the largest value. */
export function fullScale(largest: number): number {
  let scale = 1;
  while (scale / 2 >= largest - NOTHING && scale > 2 ** -16) scale /= 2;
  return scale;
}
