/** How many standard deviations a count may lie off before a test takes it for wrong: by chance once in 1.7 million. */
export const TOLERATED_SIGMAS = 5;

/** Standard deviation of the number of successes in n trials with probability p: √(n p (1 − p)). */
export function countDeviation(n: number, p: number): number {
  return Math.sqrt(n * p * (1 - p));
}

/** How often each value comes, most frequent kinds in the order of their first appearance. */
export function tally(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/**
 * Throws where the counts do not fit the probabilities: an outcome off by more than 5 σ of n·p, one that should be
 * certain or impossible and is not, or probabilities that do not add up to 1.
 */
export function assertCounts(outcomes: readonly string[], expected: Record<string, number>): void {
  const sum = Object.values(expected).reduce((total, p) => total + p, 0);
  if (Math.abs(sum - 1) > 1e-9) throw new Error(`The expected probabilities add up to ${sum}`);
  const counts = tally(outcomes);
  for (const label of new Set([...counts.keys(), ...Object.keys(expected)])) {
    const p = Math.min(1, expected[label] ?? 0);
    const count = counts.get(label) ?? 0;
    const allowed = TOLERATED_SIGMAS * countDeviation(outcomes.length, p);
    if (Math.abs(count - outcomes.length * p) > allowed + 1e-6) {
      throw new Error(
        `"${label}" came ${count} times in ${outcomes.length}; expected ${outcomes.length * p} ± ${allowed}`,
      );
    }
  }
}
