import { compoundGrowth, sizeAfter, type YearSize } from '../growth.ts';

/** A year of the chart: published, or reckoned at the rate that joins its published neighbours. */
export interface ChartYear extends YearSize {
  isGiven: boolean;
}

/**
 * The size at any moment between the first and the last given year, in billions of US dollars: between two given years
 * the market grows at the one rate that leads from the first to the second.
 * Throws a RangeError for a moment outside.
 */
export function sizeAt(given: readonly YearSize[], moment: number): number {
  const next = given.findIndex(({ year }, index) => index > 0 && moment <= year);
  const [from, to] = [given[next - 1], given[next]];
  if (!from || !to || moment < from.year) throw new RangeError(`${moment} is outside of the given years`);
  return sizeAfter(from, moment, compoundGrowth(from, to));
}

/** Every year from the first given one to the last. */
export function chartYears(given: readonly YearSize[]): ChartYear[] {
  const [first, last] = [given[0], given.at(-1)];
  if (!first || !last) return [];
  return Array.from({ length: last.year - first.year + 1 }, (_, index) => {
    const year = first.year + index;
    return { year, billions: sizeAt(given, year), isGiven: given.some((one) => one.year === year) };
  });
}
