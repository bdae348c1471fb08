import { type CssCode, commute, decoderOf, leftBy, type PauliError, weightOf } from './css-codes.ts';

/**
 * Error rates of small codes in closed form or by counting all errors. Probabilities are of one qubit or one logical qubit,
 * angles in radians. Sources: Nielsen and Chuang, chapter 10; Dennis et al., arXiv:quant-ph/0110143.
 */

/** The probability that more than half of n copies, n odd, are wrong, each with probability p. For three: 3p² − 2p³. */
export function lostVotes(n: number, p: number): number {
  let lost = 0;
  for (let wrong = (n + 1) / 2; wrong <= n; wrong += 1) lost += choose(n, wrong) * p ** wrong * (1 - p) ** (n - wrong);
  return lost;
}

/** How many sets of k there are among n. */
export function choose(n: number, k: number): number {
  let ways = 1;
  for (let at = 1; at <= k; at += 1) ways = (ways * (n - k + at)) / at;
  return Math.round(ways);
}

/** The smallest odd number of copies whose vote is wrong with less than this probability. Needs p below 1/2. */
export function copiesFor(p: number, wished: number): number {
  let n = 1;
  while (lostVotes(n, p) >= wished) n += 2;
  return n;
}

/** The share of a turn by this angle that a check finds to be a whole X or Z: sin²(θ/2), from cos(θ/2) I − i sin(θ/2) Z. */
export const foundShare = (theta: number): number => Math.sin(theta / 2) ** 2;

/** After a turn on each of three qubits: the probability that the vote repairs the wrong thing, from the squares alone. */
export const threeTurnsLost = (theta: number): number => lostVotes(3, foundShare(theta));

/** How many errors of each weight, 0 to n, the decoder turns into a logical error; all X, Y and Z are counted. */
export function failuresByWeight(code: CssCode): number[] {
  const repair = decoderOf(code);
  const failures = Array.from({ length: code.qubits + 1 }, () => 0);
  const masks = Array.from({ length: 2 ** code.qubits }, (_, mask) => mask);
  // Flips and signs are repaired apart, so that each is tried once and not with all of the other.
  const isLost = (error: PauliError) => Object.values(leftBy(code, error, repair(error))).some(Boolean);
  const flips = masks.map((mask) => isLost({ x: mask, z: 0 }));
  const signs = masks.map((mask) => isLost({ x: 0, z: mask }));
  for (const x of masks)
    for (const z of masks) {
      const weight = weightOf(x | z);
      if (flips[x] || signs[z]) failures[weight] = (failures[weight] ?? 0) + 1;
    }
  return failures;
}

/** How many errors of this weight there are on n qubits, three for each qubit of a set. */
export const errorsOfWeight = (n: number, weight: number): number => choose(n, weight) * 3 ** weight;

/** The probability that the logical qubit is lost where each qubit has X, Y or Z with probability p/3 each, and checks are right. */
export function logicalErrorRate(failures: readonly number[], p: number): number {
  const n = failures.length - 1;
  return failures.reduce((sum, count, weight) => sum + count * (p / 3) ** weight * (1 - p) ** (n - weight), 0);
}

/** Below which error of a bare qubit the code errs less than the bare one, by halving the interval. */
export function breakEvenOf(failures: readonly number[]): number {
  let [low, high] = [1e-6, 0.5];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (logicalErrorRate(failures, middle) < middle) low = middle;
    else high = middle;
  }
  return low;
}

/** The fewest qubits on which an error acts that no check sees and that changes the logical qubit. */
export function distanceOf(code: CssCode): number {
  const nothing = { x: 0, z: 0 };
  let distance = code.qubits;
  for (let mask = 1; mask < 2 ** code.qubits; mask += 1)
    for (const error of [
      { x: mask, z: 0 },
      { x: 0, z: mask },
    ]) {
      const isSeen = code.checks.some(({ kind, mask: check }) =>
        kind === 'Z' ? !commute(error, { x: 0, z: check }) : !commute(error, { x: check, z: 0 }),
      );
      const { flipped, signed } = leftBy(code, error, nothing);
      if (!isSeen && (flipped || signed)) distance = Math.min(distance, weightOf(mask));
    }
  return distance;
}

/** The fewest qubits that can tell all errors on one of them apart: 1 + 3n syndromes among 2^(n−1). */
export function fewestQubits(): number {
  let n = 2;
  while (1 + 3 * n > 2 ** (n - 1)) n += 1;
  return n;
}

/** Qubits of a rotated patch of distance d: d² for the data and d² − 1 for the checks. */
export const patchQubits = (d: number): number => 2 * d * d - 1;

/** The error of one round where so many rounds lose the qubit with probability P: P = (1 − (1 − 2ε)^rounds)/2. */
export const errorPerRound = (P: number, rounds: number): number => (1 - (1 - 2 * P) ** (1 / rounds)) / 2;

/** How many times likelier an error of fewer flips is than one of `more` flips more. */
export const likelier = (p: number, more: number): number => ((1 - p) / p) ** more;

/** How many alarms d rounds of a patch of distance d can raise: each check once a round, those of one kind once more or less. */
export const detectorsOf = (d: number): number => d * (d * d - 1);

/** The odd distance from which on a code errs less often than wished, if Λ holds from a known distance on. */
export function distanceFor(known: number, error: number, lambda: number, wished: number): number {
  return known + 2 * Math.ceil(Math.log(error / wished) / Math.log(lambda));
}

interface Counted {
  p: number;
  shots: number;
  failures: readonly number[];
}

/** The p between two counted rates at which two distances lose as often, on straight lines of the logarithm of their ratio. */
export function crossingOf(counted: readonly Counted[], one: number, other: number): number {
  return whereIs(counted, ({ failures }) => Math.log((failures[one] ?? 0) / (failures[other] ?? 0)), 0);
}

/** The p at which Λ from distance 3 to 7 comes to this value, likewise. */
export function rateWithLambda(counted: readonly Counted[], lambda: number): number {
  const logLambda = ({ shots, failures: [small = 0, , large = 0] }: Counted) =>
    Math.log(errorPerRound(small / shots, 3) / errorPerRound(large / shots, 7)) / 2;
  return whereIs(counted, logLambda, Math.log(lambda));
}

/** Where a quantity that falls with p passes a value for the first time. */
function whereIs(counted: readonly Counted[], of: (rate: Counted) => number, value: number): number {
  const next = counted.findIndex((rate) => of(rate) < value);
  const [before, after] = [counted[next - 1], counted[next]];
  if (!before || !after) throw new RangeError(`${value} is not passed within the rates that were counted`);
  const share = (of(before) - value) / (of(before) - of(after));
  return before.p + share * (after.p - before.p);
}
