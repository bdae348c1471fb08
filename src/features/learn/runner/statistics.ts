/** How many standard deviations a mean may lie off before a test takes it for wrong: by chance once in 1.7 million. */
export const TOLERATED_SIGMAS = 5;

/** The chance of 5 σ to one side. A count that is rarer than that by theory is taken for wrong. */
const TOLERATED_CHANCE = 2.87e-7;

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
 * Probability that a binomial count lies at least as far from n·p, on the same side, as this one: the exact sum, since
 * the count of a rare outcome is no normal variable. 0 for what cannot be.
 */
export function binomialTail(count: number, n: number, p: number): number {
  if (p <= 0) return count === 0 ? 1 : 0;
  if (p >= 1) return count === n ? 1 : 0;
  const q = 1 - p;
  // So few successes are so many failures.
  return count >= n * p ? upperTail(count, n, p, q) : upperTail(n - count, n, q, p);
}

/** P(X ≥ k) for k ≥ n·p, where the terms only fall; q is 1 − p. */
function upperTail(k: number, n: number, p: number, q: number): number {
  let term = Math.exp(logChoose(n, k) + k * Math.log(p) + (n - k) * Math.log(q));
  let sum = 0;
  for (let successes = k; successes <= n; successes++) {
    sum += term;
    term *= ((n - successes) / (successes + 1)) * (p / q);
  }
  return sum;
}

function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let factor = 1; factor <= Math.min(k, n - k); factor++) sum += Math.log((n - factor + 1) / factor);
  return sum;
}

/** Throws where this many successes in n trials do not fit the probability: as rare as 5 σ of a normal variable. */
export function assertCount(what: string, count: number, n: number, p: number): void {
  if (n > 0 && binomialTail(count, n, p) >= TOLERATED_CHANCE) return;
  const [mean, sigma] = [n * p, countDeviation(n, p)].map((value) => Number(value.toPrecision(4)));
  throw new Error(`"${what}" came ${count} times in ${n}; expected ${mean}, with a standard deviation of ${sigma}`);
}

/**
 * Throws where the counts do not fit the probabilities: an outcome too rare or too frequent (see `assertCount`), one
 * that should be certain or impossible and is not, or probabilities that do not add up to 1.
 */
export function assertCounts(outcomes: readonly string[], expected: Record<string, number>): void {
  const sum = Object.values(expected).reduce((total, p) => total + p, 0);
  if (Math.abs(sum - 1) > 1e-9) throw new Error(`The expected probabilities add up to ${sum}`);
  const counts = tally(outcomes);
  for (const label of new Set([...counts.keys(), ...Object.keys(expected)])) {
    assertCount(label, counts.get(label) ?? 0, outcomes.length, expected[label] ?? 0);
  }
}
