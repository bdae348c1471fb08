/**
 * Grover's search in formulas, without a simulation. Angles are in radians. Sources: Grover, doi:10.1145/237814.237866;
 * Brassard, Høyer, Mosca and Tapp, arXiv:quant-ph/0005055.
 */

/** Checks that a search without replacement needs on average to find the one marked item among N: (N + 1)/2. */
export function averageChecks(N: number): number {
  return (N + 1) / 2;
}

/** Amplitude of every item in the uniform superposition of N: 1/√N. */
export function uniformAmplitude(N: number): number {
  return 1 / Math.sqrt(N);
}

/** The angle θ between the uniform superposition and the plane's axis of unmarked items: sin θ = √(M/N). */
export function searchAngle(N: number, M = 1): number {
  return Math.asin(Math.sqrt(M / N));
}

/** Probability of reading a marked item after k iterations: sin²((2k + 1)θ). */
export function successProbability(N: number, k: number, M = 1): number {
  return Math.sin((2 * k + 1) * searchAngle(N, M)) ** 2;
}

/**
 * Amplitude of one marked and of one unmarked item after k iterations: sin((2k + 1)θ)/√M and cos((2k + 1)θ)/√(N − M).
 * The signs are those of D = 2|s⟩⟨s| − I.
 */
export function amplitudes(N: number, k: number, M = 1): { marked: number; other: number } {
  const angle = (2 * k + 1) * searchAngle(N, M);
  return { marked: Math.sin(angle) / Math.sqrt(M), other: Math.cos(angle) / Math.sqrt(N - M) };
}

/** Mean of all N amplitudes between the oracle and the diffuser of iteration k + 1: the line of the reflection. */
export function meanAfterOracle(N: number, k: number, M = 1): number {
  const { marked, other } = amplitudes(N, k, M);
  return ((N - M) * other - M * marked) / N;
}

/** Mean of all N amplitudes after k iterations. */
export function meanAmplitude(N: number, k: number, M = 1): number {
  const { marked, other } = amplitudes(N, k, M);
  return ((N - M) * other + M * marked) / N;
}

/** The number of iterations that brings the state nearest to the marked items: the integer closest to π/(4θ) − 1/2. */
export function bestIterations(N: number, M = 1): number {
  return Math.round(Math.PI / (4 * searchAngle(N, M)) - 1 / 2);
}

/** What the best number of iterations comes to when N is large: (π/4)√(N/M). */
export function largeSearchIterations(N: number, M = 1): number {
  return (Math.PI / 4) * Math.sqrt(N / M);
}

/**
 * Iterations that each of K machines does when they divide N items among them: (π/4)√(N/K). Zalka,
 * arXiv:quant-ph/9711070, shows that no other division does better.
 */
export function iterationsPerMachine(N: number, K: number): number {
  return largeSearchIterations(N / K);
}

/** The names of 2ⁿ items as strings of n bits, q[0] rightmost, in counting order. */
export function itemNames(n: number): string[] {
  return Array.from({ length: 2 ** n }, (_, x) => x.toString(2).padStart(n, '0'));
}

/** One item and a number that belongs to it: its amplitude, or its probability. */
export interface ItemValue {
  state: string;
  value: number;
}

/** The amplitudes after k iterations of a search among 2ⁿ items, with the signs of `amplitudes`. */
export function searchState(n: number, k: number, marked: readonly string[]): ItemValue[] {
  const values = amplitudes(2 ** n, k, marked.length);
  return itemNames(n).map((state) => ({ state, value: marked.includes(state) ? values.marked : values.other }));
}

/** The same with the signs of the marked amplitudes flipped by the oracle of iteration k + 1. */
export function stateAfterOracle(n: number, k: number, marked: readonly string[]): ItemValue[] {
  return searchState(n, k, marked).map(({ state, value }) => ({
    state,
    value: marked.includes(state) ? -value : value,
  }));
}

/** The probabilities of all items after k iterations. */
export function outcomeProbabilities(n: number, k: number, marked: readonly string[]): ItemValue[] {
  return searchState(n, k, marked).map(({ state, value }) => ({ state, value: value ** 2 }));
}

/** Radians as degrees. */
export function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
