/**
 * What an error flips: numbers of detectors, ascending, and after them those of observables, which are counted on from the
 * number of detectors.
 */
export type SymptomSet = readonly number[];

export const NOTHING: SymptomSet = [];

/** What two errors flip together: what just one of them does. */
export function sumOf(one: SymptomSet, other: SymptomSet): SymptomSet {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  const sum: number[] = [];
  let here = 0;
  let there = 0;
  while (here < one.length && there < other.length) {
    const [a, b] = [one[here] as number, other[there] as number];
    if (a <= b) here += 1;
    if (b <= a) there += 1;
    if (a !== b) sum.push(Math.min(a, b));
  }
  for (; here < one.length; here += 1) sum.push(one[here] as number);
  for (; there < other.length; there += 1) sum.push(other[there] as number);
  return sum;
}

/** Negative where the first comes before the second: number by number, and what ends first is first. */
export function compareSets(one: SymptomSet, other: SymptomSet): number {
  const common = Math.min(one.length, other.length);
  for (let at = 0; at < common; at += 1) {
    const difference = (one[at] as number) - (other[at] as number);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
