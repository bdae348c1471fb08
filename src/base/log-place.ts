/** The lowest and the highest value of a kind on record, both above 0. */
export type Range = readonly [lowest: number, highest: number];

/** Where a value lies between two others on a logarithmic line, from 0 to 1; in the middle where there is no between. */
export function logPlace(value: number, [lowest, highest]: Range): number {
  if (!(value > 0 && lowest > 0 && highest > lowest)) return 0.5;
  const place = Math.log(value / lowest) / Math.log(highest / lowest);
  return Math.min(1, Math.max(0, place));
}

/** The range of values that are above 0; undefined where there are none. */
export function rangeOf(values: readonly number[]): Range | undefined {
  const positive = values.filter((value) => value > 0);
  return positive.length > 0 ? [Math.min(...positive), Math.max(...positive)] : undefined;
}
