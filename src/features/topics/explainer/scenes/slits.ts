import { add, type Complex, fromPolar, squaredMagnitude, ZERO } from '#circuit/quantum/complex.ts';
import { sampleIndex } from '#circuit/quantum/measurement.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { type Point, polyline } from '#src/base/svg-path.ts';
import { sinc } from '#src/drawings/interference.ts';

/** Two slits and a screen, in drawing units; the picture is computed from these numbers. */
export const SLITS = {
  /** Distance between the middles of the slits. */
  apart: 124,
  /** Of one slit, as drawn and as it diffracts. */
  width: 32,
  wavelength: 30,
  /** From the slits to the screen. */
  distance: 430,
  /** From the middle of the screen to each of its ends. */
  half: 206,
} as const;

/** Which slits are open, and how late the wave of the lower one is, in radians. */
export interface Setup {
  isLowerOpen: boolean;
  delay: number;
}

/**
 * The amplitudes with which the upper and the lower way reach the height `y` of the screen, measured from its middle
 * downward. The angle of each is 2π·r/λ by the length r of the way; its size, 1 at the most, is the diffraction of a
 * slit of the width a in the direction θ, sinc(πa·sin θ/λ). See Hecht, "Optics", section 10.2.2.
 */
export function waysTo(y: number, { isLowerOpen, delay }: Setup): readonly [upper: Complex, lower: Complex] {
  const way = (slit: number, turn: number) => {
    const length = Math.hypot(SLITS.distance, y - slit);
    const size = sinc((Math.PI * SLITS.width * (y - slit)) / (SLITS.wavelength * length));
    return fromPolar(size, (2 * Math.PI * length) / SLITS.wavelength + turn);
  };
  const lower = isLowerOpen ? way(SLITS.apart / 2, delay) : ZERO;
  return [way(-SLITS.apart / 2, 0), lower];
}

/** How likely a grain arrives at the height `y`, as multiples of what one way brings at the most. */
export function intensity(y: number, setup: Setup): number {
  return squaredMagnitude(add(...waysTo(y, setup)));
}

/** Heights at which the pattern is computed, from one end of the screen to the other. */
const heights = Array.from({ length: 2 * SLITS.half + 1 }, (_, index) => index - SLITS.half);
const patternOf = (setup: Setup) => heights.map((y) => intensity(y, setup));
const total = (pattern: readonly number[]) => pattern.reduce((sum, value) => sum + value, 0);

/** Grains on the screen when both slits are open and none is delayed; other patterns get theirs by the same exposure. */
export const GRAINS = 240;
const SEED = 7;
const perGrain = total(patternOf({ isLowerOpen: true, delay: 0 })) / GRAINS;

/** Single grains: their heights are drawn from the pattern, their places across the screen evenly from 0 to `across`. */
export function grains(setup: Setup, across: number): Point[] {
  const random = seededRandom(SEED);
  const pattern = patternOf(setup);
  return Array.from({ length: Math.round(total(pattern) / perGrain) }, () => [
    random() * across,
    sampleIndex(pattern, random) - SLITS.half,
  ]);
}

/** The pattern as a line: `width` units to the right of `left` where both ways agree, round the height `middle`. */
export function patternLine(setup: Setup, left: number, width: number, middle: number): string {
  return polyline(
    heights.filter((y) => y % 4 === 0).map((y): Point => [left + (width * intensity(y, setup)) / 4, middle + y]),
  );
}
