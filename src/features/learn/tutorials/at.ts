/** The entry at a place that must be there: a RangeError if it is not. */
export function at<T>(list: readonly T[], place: number): T {
  const entry = list[place];
  if (entry === undefined) throw new RangeError(`there is nothing at ${place} of ${list.length}`);
  return entry;
}
