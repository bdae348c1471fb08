/**
 * Kicked phases and the three algorithms that read them, in closed form. A function of n bits is the list of its 2ⁿ values,
 * with q[0] as the ones of x; angles are in radians. Sources: Cleve, Ekert, Macchiavello and Mosca,
 * doi:10.1098/rspa.1998.0164; Simon, doi:10.1137/S0097539796298637.
 */

/** A complex amplitude: real and imaginary part. */
export type Arrow = readonly [re: number, im: number];

/** Whether the bits that s and x share are odd in number: s·x modulo 2. */
export function overlap(s: number, x: number): 0 | 1 {
  let [both, parity] = [s & x, 0];
  for (; both > 0; both >>= 1) parity ^= both & 1;
  return parity === 1 ? 1 : 0;
}

/** Probability that a control reads 1 after H, a kick of φ, and H again: sin²(φ/2). */
export function kickProbability(phi: number): number {
  return Math.sin(phi / 2) ** 2;
}

/** The majority of three bits, for x from 000 to 111. */
export const MAJORITY: readonly number[] = [0, 0, 0, 1, 0, 1, 1, 1];

/** The values of s·x for all x of n bits: what the oracle of Bernstein and Vazirani computes. */
export function hiddenString(s: number, n: number): number[] {
  return Array.from({ length: 2 ** n }, (_, x) => overlap(s, x));
}

/** The arrows of all x after one call with the helper in |−⟩: (−1)^f(x)/√N. */
export function afterCall(f: readonly number[]): Arrow[] {
  return f.map((value) => [(value === 1 ? -1 : 1) / Math.sqrt(f.length), 0]);
}

/** A Hadamard on every qubit: amplitude y becomes Σ_x (−1)^(x·y) a_x/√N. */
export function hadamards(arrows: readonly Arrow[]): Arrow[] {
  const root = Math.sqrt(arrows.length);
  return arrows.map((_, y) => {
    let [re, im] = [0, 0];
    for (const [x, arrow] of arrows.entries()) {
      const sign = overlap(x, y) === 1 ? -1 : 1;
      re += (sign * arrow[0]) / root;
      im += (sign * arrow[1]) / root;
    }
    return [re, im];
  });
}

/** Probability of each string y when the inputs are read after Hadamards, one call and Hadamards. */
export function readingProbabilities(f: readonly number[]): number[] {
  return hadamards(afterCall(f)).map(([re, im]) => re ** 2 + im ** 2);
}

/** Calls that a classical program needs in the worst case to be certain whether f is constant or balanced: 2^(n−1) + 1. */
export function exactCalls(n: number): number {
  return 2 ** (n - 1) + 1;
}

/** Chance that k calls of a balanced function at random inputs all agree: 2^(1−k). Inputs may come twice. */
export function allAgree(k: number): number {
  return 2 ** (1 - k);
}

/** The least number of random calls that misjudge a balanced function with a chance below this one. */
export function callsForChance(chance: number): number {
  return Math.floor(1 - Math.log2(chance)) + 1;
}

/** Chance that the best classical program names a random hidden string of n bits after k calls: 2^(k−n). */
export function guessAfterCalls(k: number, n: number): number {
  return 2 ** (Math.min(k, n) - n);
}

/** Runs that give n − 1 independent equations for a mask of n bits, on average: Σ 1/(1 − 2⁻ʲ) for j from 1 to n − 1. */
export function averageRuns(n: number): number {
  return steps(n).reduce((sum, p) => sum + 1 / p, 0);
}

/** Variance of that number: Σ (1 − p)/p² over the steps, each a wait for an event of probability p. */
export function runsVariance(n: number): number {
  return steps(n).reduce((sum, p) => sum + (1 - p) / p ** 2, 0);
}

/** Probability that n − 1 + `extra` runs suffice for a mask of n bits: Π (1 − 2^−(j + extra)) for j from 1 to n − 1. */
export function runsSuffice(n: number, extra = 0): number {
  return Array.from({ length: n - 1 }, (_, j) => 1 - 2 ** -(j + 1 + extra)).reduce((product, p) => product * p, 1);
}

/** Probabilities that the next run brings a new equation, the last step first. */
const steps = (n: number) => Array.from({ length: n - 1 }, (_, j) => 1 - 2 ** -(j + 1));

/**
 * The most that a classical program can achieve that makes k calls and then names a random mask of n bits: each pair of
 * inputs rules out one mask or finds it, and one more may be guessed. (k(k − 1)/2 + 1)/(2ⁿ − 1).
 */
export function classicalMaskChance(k: number, n: number): number {
  return Math.min(1, ((k * (k - 1)) / 2 + 1) / (2 ** n - 1));
}

/** The calls below which no classical program names a mask of n bits with probability one half. */
export function callsForEvenChance(n: number): number {
  const pairs = (2 ** n - 1) / 2 - 1;
  return Math.ceil((1 + Math.sqrt(1 + 8 * pairs)) / 2);
}

/** The first even number of bits from which on the quantum runs end sooner, where one takes this many classical calls. */
export function breakEvenBits(slower: number): number {
  let n = 2;
  while (callsForEvenChance(n) <= slower * averageRuns(n)) n += 2;
  return n;
}

/** Gates of a clean call: compute into scratch, use the answer once, and compute backward. */
export function cleanCallGates(gates: number): number {
  return 2 * gates + 1;
}

/** Probability of reading 0…0 after one call of a function that is 1 for M of N inputs: (1 − 2M/N)². */
export function allZeros(N: number, M = 1): number {
  return (1 - (2 * M) / N) ** 2;
}
