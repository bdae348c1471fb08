/**
 * The chance that the majority of n copies is wrong where each flips by itself with the probability p: the sum of the
 * binomial distribution from (n + 1)/2 flips on. A RangeError for an even number of copies, which can be undecided, and
 * for what is no probability.
 */
export function majorityFails(copies: number, flip: number): number {
  if (!Number.isInteger(copies) || copies < 1 || copies % 2 === 0)
    throw new RangeError(`A vote needs an odd number of copies, not ${copies}`);
  if (!(flip >= 0 && flip <= 1)) throw new RangeError(`${flip} is no probability`);
  let sum = 0;
  for (let flips = (copies + 1) / 2; flips <= copies; flips += 1)
    sum += choose(copies, flips) * flip ** flips * (1 - flip) ** (copies - flips);
  return Math.min(1, sum);
}

/** How many ways there are to choose k of n things. */
export function choose(n: number, k: number): number {
  let ways = 1;
  for (let index = 0; index < Math.min(k, n - k); index += 1) ways = (ways * (n - index)) / (index + 1);
  return ways;
}
