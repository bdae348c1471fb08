/** An interval for a share, both ends between 0 and 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Standard deviations that hold 95% of a normal distribution. */
const Z_95 = 1.96;

/**
 * The interval of a share that was counted (Wilson, J. Am. Stat. Assoc. 22, 209 (1927)), 95% of such intervals hold the
 * true one. Of no failure in n shots it begins at 0 and ends at 3/n, the largest share that leaves them a chance of 5%.
 *
 * @throws RangeError unless failures are whole numbers, and no more than the shots, of which there is one.
 */
export function wilson(failures: number, shots: number): Interval {
  if (!(Number.isInteger(failures) && Number.isInteger(shots) && failures >= 0 && shots > 0 && failures <= shots))
    throw new RangeError(`${failures} of ${shots} is no count of failures`);
  if (failures === 0) return { low: 0, high: Math.min(1, 3 / shots) };
  if (failures === shots) return { low: Math.max(0, 1 - 3 / shots), high: 1 };
  const share = failures / shots;
  const z2 = Z_95 ** 2 / shots;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z_95 / (1 + z2)) * Math.sqrt((share * (1 - share)) / shots + z2 / (4 * shots));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
