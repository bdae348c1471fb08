import type { RandomSource } from '../quantum/measurement.ts';

/** How often each outcome came. */
export type Counts = ReadonlyMap<string, number>;

/** Draws outcomes from a distribution whose probabilities add up to 1; an outcome of probability 0 never comes. */
export function drawShots(distribution: ReadonlyMap<string, number>, shots: number, random: RandomSource): Counts {
  const possible = [...distribution].filter(([, probability]) => probability > 0);
  if (possible.length === 0) throw new RangeError('There is no outcome to draw');
  let total = 0;
  const sums = Float64Array.from(possible, ([, probability]) => {
    total += probability;
    return total;
  });
  const counts = new Map<string, number>();
  for (let shot = 0; shot < shots; shot += 1) {
    const [outcome] = possible[firstAbove(sums, total * random())] as [string, number];
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return counts;
}

/** The first place whose sum is larger than a number, by halving; the last place if rounding leaves none. */
function firstAbove(sums: Float64Array, sought: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] as number) > sought) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Standard deviation of the share of an outcome in independent shots: √(p(1 − p)/N), of the binomial distribution. */
export function shareDeviation(probability: number, shots: number): number {
  return Math.sqrt((probability * (1 - probability)) / shots);
}
