export interface YearSize {
  year: number;
  /** US dollars. */
  billions: number;
}

/**
 * The yearly growth that leads from one size to the other, as a fraction: 0.346 is 34.6% a year.
 * Throws a RangeError when the years do not follow each other or the first size is not above 0.
 */
export function compoundGrowth(from: YearSize, to: YearSize): number {
  const years = to.year - from.year;
  if (years <= 0) throw new RangeError(`${to.year} does not follow ${from.year}`);
  if (from.billions <= 0) throw new RangeError(`The size in ${from.year} must be above 0`);
  return (to.billions / from.billions) ** (1 / years) - 1;
}

/** Billions that grow at a yearly rate from a known size to a later year. */
export function sizeAfter(from: YearSize, year: number, rate: number): number {
  return from.billions * (1 + rate) ** (year - from.year);
}
