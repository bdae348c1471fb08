import { add, type Complex, complex, fromPolar, scale, squaredMagnitude } from '#circuit/quantum/complex.ts';

/** An arrow of this length that points right, turned by so many degrees against the clock. */
export function arrow(length: number, degrees: number): Complex {
  return fromPolar(length, (degrees * Math.PI) / 180);
}

/** Its direction in degrees against the clock, from 0 to below 360. */
export function directionOf({ re, im }: Complex): number {
  return ((Math.atan2(im, re) * 180) / Math.PI + 360) % 360;
}

export function lengthOf({ re, im }: Complex): number {
  return Math.hypot(re, im);
}

/** The chance that an arrow stands for: its length times itself. */
export const chanceOf = squaredMagnitude;

export const NO_ARROW = complex(0);

/** Half a turn. */
export function minus(one: Complex): Complex {
  return scale(one, -1);
}

/** How long each of the two arrows is that are added in steps 2, 3 and 5. */
export const HALF = 0.5;

/** Two arrows of 0.5, the first to the right, the second turned, and what they make. */
export interface Pair {
  first: Complex;
  second: Complex;
  result: Complex;
}

export function sumAt(degrees: number): Pair {
  const [first, second] = [arrow(HALF, 0), arrow(HALF, degrees)];
  return { first, second, result: add(first, second) };
}

/** The first minus the second. */
export function differenceAt(degrees: number): Pair {
  const { first, second } = sumAt(degrees);
  return { first, second, result: add(first, minus(second)) };
}

/** The two arrows at the entrances of a machine, or at its exits: above and below. */
export type Two = readonly [upper: Complex, lower: Complex];

/** The machine of steps 7 and 8: sum above, difference below, both shrunk so that the chances still make one. */
export function machine([upper, lower]: Two): Two {
  return [scale(add(upper, lower), Math.SQRT1_2), scale(add(upper, minus(lower)), Math.SQRT1_2)];
}

/** What enters and leaves the machine of step 7: two arrows of equal chance, the lower one turned. */
export function onceAt(degrees: number): { before: Two; after: Two } {
  const before: Two = [arrow(Math.SQRT1_2, 0), arrow(Math.SQRT1_2, degrees)];
  return { before, after: machine(before) };
}

/** One arrow enters above; the lower one is turned between two machines. */
export function twiceAt(degrees: number): { before: Two; between: Two; after: Two } {
  const before: Two = [arrow(1, 0), NO_ARROW];
  const [upper, lower] = machine(before);
  const between: Two = [upper, arrow(lengthOf(lower), degrees)];
  return { before, between, after: machine(between) };
}

/** The list of step 6: four arrows whose chances make one, by the patterns of two bits. The last one is turned. */
export const LIST = [
  { pattern: '00', length: 0.7 },
  { pattern: '01', length: 0.5 },
  { pattern: '10', length: 0.1 },
  { pattern: '11', length: 0.5 },
] as const;
