/**
 * Error mitigation and benchmarks in formulas. A layer is a gate, then a flip that strikes with probability p; `n` are runs of
 * one circuit. Sources: Temme et al. 2017, doi:10.1103/PhysRevLett.119.180509; Cross et al. 2019, doi:10.1103/PhysRevA.100.032328.
 */

/** Mean of Z after d layers, on a qubit that would end in 0 without noise: (1 − 2p)^d. */
export const decayed = (p: number, d: number): number => (1 - 2 * p) ** d;

/** Probability of reading 0 where Z has this mean. */
export const zeroOf = (mean: number): number => (1 + mean) / 2;

/** Variance of a mean of n readings +1 and −1: (1 − m²)/n. */
export const meanVariance = (mean: number, n: number): number => (1 - mean * mean) / n;

/** What an estimate says on average, and how it scatters. */
export interface Estimate {
  mean: number;
  sigma: number;
}

/** Off by its bias and by its scatter: the root of the mean square error, where 1 is right. */
export const totalError = ({ mean, sigma }: Estimate): number => Math.hypot(mean - 1, sigma);

/** The mean as it is measured, without mitigation. */
export function raw(p: number, d: number, n: number): Estimate {
  const mean = decayed(p, d);
  return { mean, sigma: Math.sqrt(meanVariance(mean, n)) };
}

/** Weights of values at strengths 1, 3, … in the polynomial through them, read at strength 0 (Lagrange). */
export function extrapolationWeights(strengths: readonly number[]): number[] {
  return strengths.map((strength) =>
    strengths.reduce((weight, other) => (other === strength ? weight : (weight * other) / (other - strength)), 1),
  );
}

/** Through values at these strengths, each from n runs of the folded circuit: a line through two, a parabola through three. */
export function polynomial(p: number, d: number, n: number, strengths: readonly number[]): Estimate {
  const weights = extrapolationWeights(strengths);
  let [mean, variance] = [0, 0];
  for (const [index, weight] of weights.entries()) {
    const value = decayed(p, d * (strengths[index] ?? 0));
    mean += weight * value;
    variance += weight ** 2 * meanVariance(value, n);
  }
  return { mean, sigma: Math.sqrt(variance) };
}

/** The exponential through values at strengths 1 and 3, read at 0. */
export const extrapolatedExponential = (one: number, three: number): number => one ** 1.5 / three ** 0.5;

/** That exponential with its scatter to first order, which holds while E₃ stands out of its own scatter. */
export function exponential(p: number, d: number, n: number): Estimate {
  const [one, three] = [decayed(p, d), decayed(p, 3 * d)];
  const mean = extrapolatedExponential(one, three);
  const relative = (2.25 * meanVariance(one, n)) / one ** 2 + (0.25 * meanVariance(three, n)) / three ** 2;
  return { mean, sigma: mean * Math.sqrt(relative) };
}

/** The sum of the weights of the inverse of a flip, without their signs: γ = 1/(1 − 2p). */
export const weightOfInverse = (p: number): number => 1 / (1 - 2 * p);

/** By how much more often one must run to keep the scatter, for d layers: about γ^(2d). */
export const costFactor = (p: number, d: number): number => weightOfInverse(p) ** (2 * d);

/** Probabilistic error cancellation: every run gives +γ^d or −γ^d, and the mean is 1. */
export function canceled(p: number, d: number, n: number): Estimate {
  return { mean: 1, sigma: Math.sqrt((costFactor(p, d) - 1) / n) };
}

/** How the flips of a detector turn probabilities of 0 and 1: rows are what is read. e0 misreads a 0, e1 a 1. */
export const confusion = (e0: number, e1: number): number[][] => [
  [1 - e0, e1],
  [e0, 1 - e1],
];

/** The inverse of that matrix, whose entries are no probabilities. */
export function unconfusion(e0: number, e1: number): number[][] {
  const size = 1 - e0 - e1;
  return [
    [(1 - e1) / size, -e1 / size],
    [-e0 / size, (1 - e0) / size],
  ];
}

/** One matrix for each bit of an outcome, applied to probabilities of outcomes: [00, 01, 10, 11, …]. */
export function onEachBit(matrix: number[][], probabilities: readonly number[]): number[] {
  const bits = Math.log2(probabilities.length);
  return probabilities.map((_, read) =>
    probabilities.reduce((sum, p, there) => {
      let weight = p;
      for (let bit = 0; bit < bits; bit++) weight *= matrix[(read >> bit) & 1]?.[(there >> bit) & 1] ?? Number.NaN;
      return sum + weight;
    }, 0),
  );
}

/** Scatter of a corrected probability from n runs: the correction is a mean of weights, one for each string that is read. */
export function correctedDeviation(
  e0: number,
  e1: number,
  there: readonly number[],
  outcome: number,
  n: number,
): number {
  const read = onEachBit(confusion(e0, e1), there);
  const inverse = unconfusion(e0, e1);
  const weights = read.map(
    (_, string) =>
      onEachBit(
        inverse,
        read.map((__, other) => Number(other === string)),
      )[outcome] ?? 0,
  );
  const mean = read.reduce((sum, p, string) => sum + p * (weights[string] ?? 0), 0);
  const square = read.reduce((sum, p, string) => sum + p * (weights[string] ?? 0) ** 2, 0);
  return Math.sqrt((square - mean * mean) / n);
}

/** Mean share of the heavy half of the outcomes of a state of n qubits drawn evenly: 1/2 + (H(N) − H(N/2))/2, N = 2ⁿ. */
export function idealHeavyShare(qubits: number): number {
  let sum = 0;
  for (let k = 2 ** (qubits - 1) + 1; k <= 2 ** qubits; k++) sum += 1 / k;
  return (1 + sum) / 2;
}

/** The same for many qubits: (1 + ln 2)/2. */
export const HEAVY_LIMIT = (1 + Math.LN2) / 2;

/** Outcomes that are likelier than the median, the likeliest first. */
export function heavyOutputs(probabilities: Readonly<Record<string, number>>): string[] {
  const sorted = Object.entries(probabilities).toSorted(([, a], [, b]) => b - a);
  return sorted.slice(0, sorted.length / 2).map(([outcome]) => outcome);
}

/** Where a share `kept` of the runs is ideal and the rest a coin: heavy share kept · ideal + (1 − kept)/2. */
export const noisyHeavyShare = (kept: number, ideal: number): number => kept * ideal + (1 - kept) / 2;

/** Which share of the runs must be ideal to come to 2/3. */
export const keptAtTheLine = (ideal: number): number => (2 / 3 - 1 / 2) / (ideal - 1 / 2);

/** How many circuits are needed so that h − 2√(h(1 − h)/circuits) exceeds 2/3, not just equals it (Cross et al. 2019, algorithm 1). */
export const circuitsToPass = (h: number): number => Math.floor((36 * h * (1 - h)) / (3 * h - 2) ** 2 + 1e-9) + 1;

/** Error of one gate from the fidelity of a layer of gates: 1 − F^(1/gates). McKay et al. 2023. */
export const errorPerGate = (layer: number, gates: number): number => 1 - layer ** (1 / gates);

/** What a polarized share says of a return probability on n qubits: (2ⁿ P − 1)/(2ⁿ − 1). */
export const polarization = (returned: number, qubits: number): number =>
  (2 ** qubits * returned - 1) / (2 ** qubits - 1);
