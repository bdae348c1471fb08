import { numberFieldSieveLog10 } from '#src/features/topics/algorithms/costs.ts';
import { lastConvergent, nearestDenominator } from './continued-fractions.ts';

/** Bits of the number behind an RSA key of the usual size. */
export const RSA_BITS = 2048;

/** Running time of the number field sieve as a power of two, with o(1) = 0: an indication, not a count. */
export function numberFieldSieveBits(bits: number): number {
  return numberFieldSieveLog10(bits) / Math.log10(2);
}

/** Qubits of order finding modulo N: a work register that holds N − 1, and 2^counting ≥ N² (Shor 1997, section 5). */
export function registerSizes(N: number): { counting: number; work: number; total: number } {
  const work = Math.ceil(Math.log2(N));
  const counting = Math.ceil(Math.log2(N * N));
  return { counting, work, total: counting + work };
}

/** How many different values one should expect to see when drawing `shots` times from `values` equally likely ones. */
export function expectedDistinct(values: number, shots: number): number {
  return values * (1 - (1 - 1 / values) ** shots);
}

/** Hadamards, controlled phases and swaps of the textbook QFT on t qubits (Nielsen and Chuang, section 5.1). */
export function fourierGates(t: number): { hadamards: number; phases: number; swaps: number } {
  return { hadamards: t, phases: (t * (t - 1)) / 2, swaps: Math.floor(t / 2) };
}

/**
 * Probability of measuring c in order finding with order r and t counting qubits:
 * (1/r) Σ_s |2^(−t) Σ_x exp(2πi x (s/r − c/2^t))|², the inner sum over x in closed form.
 */
export function outcomeProbability(c: number, r: number, t: number): number {
  const size = 2 ** t;
  let sum = 0;
  for (let s = 0; s < r; s++) sum += geometricSum(s / r - c / size, size) / r;
  return sum;
}

/** |1/size Σ_x exp(2πi x δ)|² over x from 0 to size − 1. */
function geometricSum(delta: number, size: number): number {
  const bottom = size * Math.sin(Math.PI * delta);
  return Math.abs(bottom) < 1e-9 ? 1 : (Math.sin(Math.PI * delta * size) / bottom) ** 2;
}

/** `outcomeProbability` for every c from 0 to 2^t − 1. */
export function outcomeDistribution(r: number, t: number): number[] {
  return Array.from({ length: 2 ** t }, (_, c) => outcomeProbability(c, r, t));
}

type CandidateRule = (c: number, size: number, N: number) => number;

const LAST_CONVERGENT: CandidateRule = (c, size, N) => lastConvergent(c, size, N).r;
const LIMIT_DENOMINATOR: CandidateRule = (c, size, N) => nearestDenominator(c, size, N - 1);

/** Probability that one run's candidate, by the rule given, satisfies `accepted`. */
function candidateProbability(
  problem: OrderFinding,
  accepted: (candidate: number) => boolean,
  rule: CandidateRule,
): number {
  const { r, t, N } = problem;
  return outcomeDistribution(r, t)
    .filter((_, c) => accepted(rule(c, 2 ** t, N)))
    .reduce((sum, probability) => sum + probability, 0);
}

/** One instance of order finding: modulus N, base a, its order r, t counting qubits. */
export interface OrderFinding {
  N: number;
  a: number;
  r: number;
  t: number;
}

/** The two instances that the tutorial works through. */
export const FIFTEEN: OrderFinding = { N: 15, a: 7, r: 4, t: 8 };
export const TWENTY_ONE: OrderFinding = { N: 21, a: 2, r: 6, t: 9 };

/** Probability that one run gives the exact order by the last convergent with a denominator below N. */
export function exactOrderProbability(problem: OrderFinding): number {
  return candidateProbability(problem, (candidate) => candidate === problem.r, LAST_CONVERGENT);
}

/** The same with Python's `Fraction(c, 2**t).limit_denominator(N - 1)`. */
export function exactOrderByLimitDenominator(problem: OrderFinding): number {
  return candidateProbability(problem, (candidate) => candidate === problem.r, LIMIT_DENOMINATOR);
}

/** Probability that one run's candidate passes the check a^candidate = 1: the order or a multiple of it. */
export function verifiedProbability(problem: OrderFinding): number {
  return candidateProbability(problem, (candidate) => candidate % problem.r === 0, LAST_CONVERGENT);
}

/** Probability of at least one success in k runs that succeed with probability p each. */
export function successWithin(runs: number, p: number): number {
  return 1 - (1 - p) ** runs;
}

/** The smallest number of runs, each successful with probability p, after which success is at least as likely as `wanted`. */
export function runsFor(wanted: number, p: number): number {
  return Math.ceil(Math.log(1 - wanted) / Math.log(1 - p));
}

/** Logical qubits of Beauregard's circuit for an n-bit number (arXiv:quant-ph/0205095). */
export function beauregardQubits(bits: number): number {
  return 2 * bits + 3;
}

/** Logical qubits of Gidney and Ekerå's construction, 3n + 0.002 n log₂ n (Quantum 5, 433, abstract). */
export function gidneyEkeraLogicalQubits(bits: number): number {
  return Math.round(3 * bits + 0.002 * bits * Math.log2(bits));
}

/** What Gidney and Ekerå print for RSA-2048 at a gate error of 0.1 % (Quantum 5, 433). */
export const GIDNEY_EKERA_2048 = { physicalQubits: 20e6, hours: 8, toffoliGates: 2.7e9 } as const;

/** Physical qubits for every logical one in that estimate, with all that distils and moves states. */
export function physicalPerLogical(): number {
  return GIDNEY_EKERA_2048.physicalQubits / gidneyEkeraLogicalQubits(RSA_BITS);
}

/** Toffoli gates in every second of that estimate, on average. */
export function toffolisPerSecond(): number {
  return GIDNEY_EKERA_2048.toffoliGates / (GIDNEY_EKERA_2048.hours * 3600);
}
