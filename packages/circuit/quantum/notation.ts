/** Below this a number comes from rounding alone. */
export const NOTHING = 1e-9;

/** A number with this many decimals and a true minus, and no minus before a zero. */
export function decimal(value: number, places = 4): string {
  const text = Math.abs(value).toFixed(places);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

/** Smaller numbers would be written as 0.0000. */
const LEAST_DECIMAL = 0.5e-4;

/** A number that is not 0 and does not look so either: "0.1875", "−0.0039", "1.5e−5". */
export function amount(value: number): string {
  const size = Math.abs(value);
  if (size <= NOTHING || size >= LEAST_DECIMAL) return decimal(value);
  return `${value < 0 ? '−' : ''}${size.toExponential(1).replace('-', '−')}`;
}

/** The parts of an amplitude that are not 0: "0.4330", "−0.2500i", or "0.3536" and "− 0.3536i". */
export function amplitudeParts(re: number, im: number): readonly string[] {
  const [hasReal, hasImaginary] = [Math.abs(re) > NOTHING, Math.abs(im) > NOTHING];
  if (!hasImaginary) return [hasReal ? amount(re) : '0'];
  if (!hasReal) return [`${amount(im)}i`];
  return [amount(re), `${im < 0 ? '−' : '+'} ${amount(Math.abs(im))}i`];
}

/** An amplitude in one line: "0.3536 − 0.3536i". */
export function amplitudeText(re: number, im: number): string {
  return amplitudeParts(re, im).join(' ');
}

const DENOMINATORS = [1, 2, 3, 4, 6, 8, 12, 16];

/** A phase between −π (excluded) and π in words: "π/2", "−3π/4", "0.31π". */
export function phaseText(phase: number): string {
  const size = Math.abs(phase) / Math.PI;
  const under = DENOMINATORS.find((parts) => Math.abs(size * parts - Math.round(size * parts)) < 1e-6);
  if (under === undefined) return `${decimal(phase / Math.PI, 2)}π`;
  const over = Math.round(size * under);
  if (over === 0) return '0';
  return `${phase < 0 ? '−' : ''}${over === 1 ? '' : over}π${under === 1 ? '' : `/${under}`}`;
}

/** The phase of an amplitude in radians; parts that come from rounding alone count as 0. */
export function phaseOf(re: number, im: number): number {
  return Math.atan2(Math.abs(im) < NOTHING ? 0 : im, Math.abs(re) < NOTHING ? 0 : re);
}

/** A basis state with a digit for each qubit: 5 of 4 qubits is "0101". */
export function digits(index: number, qubits: number): string {
  return index.toString(2).padStart(qubits, '0');
}

/** The full scale of bars: the smallest of 1, 1/2, 1/4 … that holds the largest value. */
export function fullScale(largest: number): number {
  let scale = 1;
  while (scale / 2 >= largest - NOTHING && scale > 2 ** -16) scale /= 2;
  return scale;
}

/** A full scale as it is read: "0.25", and "1/1,024" where decimals would say little. */
export function scaleText(scale: number): string {
  return scale >= 1 / 16 ? String(scale) : `1/${(1 / scale).toLocaleString('en-US')}`;
}
