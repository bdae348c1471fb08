/**
 * Phases, Fourier transform and phase estimation in formulas, without a simulation. Phases are in turns, from 0 to 1.
 * Sources: Nielsen and Chuang (2010), sections 5.1 and 5.2; Coppersmith, arXiv:quant-ph/0201067.
 */

/** A phase without its whole turns: 1.5 → 0.5. What lies within rounding of a whole turn is 0. */
export function fraction(turns: number): number {
  const rest = turns - Math.floor(turns);
  return rest > 1 - 1e-12 ? 0 : rest;
}

/** The phase that counting qubit k takes on from U^(2^k), in turns, for k = 0 … t − 1. */
export function kickedTurns(phase: number, t: number): number[] {
  return Array.from({ length: t }, (_, k) => fraction(2 ** k * phase));
}

/** A number as n binary digits: 3 → "011". */
export function binary(value: number, n: number): string {
  return n === 0 ? '' : value.toString(2).padStart(n, '0');
}

/** The first n digits of a phase behind the binary point, cut off: 0.3 → "0100". */
export function phaseDigits(phase: number, n: number): string {
  return binary(Math.floor(2 ** n * fraction(phase) + 1e-9), n);
}

/** Probability that one controlled use of U between two H reads 1: sin²(πφ). */
export function testProbability(phase: number): number {
  return Math.sin(Math.PI * phase) ** 2;
}

/** Standard deviation of a phase found from the counts of that test, in turns: 1/(2π√S), whatever the phase. */
export function testDeviation(shots: number): number {
  return 1 / (2 * Math.PI * Math.sqrt(shots));
}

/** Uses of U after which that deviation, `sigmas` times, is no more than `error` turns. One use a shot. */
export function testUses(error: number, sigmas: number): number {
  return (sigmas / (2 * Math.PI * error)) ** 2;
}

/** Uses of U in one run of phase estimation with t counting qubits: 1 + 2 + … + 2^(t − 1). */
export function usesOfU(t: number): number {
  return 2 ** t - 1;
}

/**
 * Probability that t counting qubits read c for a phase: |sin(π 2^t δ)/(2^t sin πδ)|² with δ = φ − c/2^t, the square of a
 * sum of 2^t arrows.
 */
export function outcomeProbability(phase: number, t: number, c: number): number {
  const size = 2 ** t;
  const delta = phase - c / size;
  const below = size * Math.sin(Math.PI * delta);
  return Math.abs(below) < 1e-12 * size ? 1 : (Math.sin(Math.PI * size * delta) / below) ** 2;
}

/** The probabilities of all 2^t outcomes. */
export function outcomes(phase: number, t: number): number[] {
  return Array.from({ length: 2 ** t }, (_, c) => outcomeProbability(phase, t, c));
}

/** One eigenstate of an input: the phase of its eigenvalue, and the square of its amplitude. */
export interface Share {
  phase: number;
  weight: number;
}

/** The same for an input that is a superposition of eigenstates: their distributions, added by weight. */
export function mixedOutcomes(shares: readonly Share[], t: number): number[] {
  return Array.from({ length: 2 ** t }, (_, c) =>
    shares.reduce((sum, { phase, weight }) => sum + weight * outcomeProbability(phase, t, c), 0),
  );
}

/** The least probability of the outcome nearest to a phase halfway between two, for many counting qubits: 4/π². */
export const HALFWAY = 4 / Math.PI ** 2;

/** The outcome nearest to a phase; round the circle, 2^t is 0 again. */
export function nearestOutcome(phase: number, t: number): number {
  return Math.round(2 ** t * phase) % 2 ** t;
}

/** Probability that the reading c/2^t lies within 2^−n turns of the phase, round the circle. */
export function withinProbability(phase: number, t: number, n: number): number {
  return outcomes(phase, t).reduce((sum, p, c) => {
    const apart = Math.abs(fraction(phase) - c / 2 ** t);
    return Math.min(apart, 1 - apart) <= 2 ** -n + 1e-12 ? sum + p : sum;
  }, 0);
}

/** Least and mean of that probability over the phases between two neighboring outcomes, tried at 400 places. */
export function certainty(n: number, extra: number): { worst: number; mean: number } {
  const t = n + extra;
  const all = Array.from({ length: 400 }, (_, place) => withinProbability((place + 0.5) / 400 / 2 ** t + 0.25, t, n));
  return { worst: Math.min(...all), mean: all.reduce((sum, p) => sum + p, 0) / all.length };
}

/** Counting qubits that guarantee an error of at most 2^−n with probability 1 − ε: n + ⌈log₂(2 + 1/(2ε))⌉. */
export function guaranteedQubits(n: number, epsilon: number): number {
  return n + Math.ceil(Math.log2(2 + 1 / (2 * epsilon)) - 1e-12);
}

/** What that formula guarantees for so many qubits more than digits; for one or none, nothing. */
export function guarantee(extra: number): number {
  return Math.max(0, 1 - 1 / (2 * (2 ** extra - 2)));
}

/** Gates of the transform on n qubits; phases between qubits that stand more than `reach` places apart are left out. */
export function fourierGates(n: number, reach = n - 1): { hadamards: number; phases: number; swaps: number } {
  let phases = 0;
  for (let apart = 1; apart <= Math.min(reach, n - 1); apart += 1) phases += n - apart;
  return { hadamards: n, phases, swaps: Math.floor(n / 2) };
}

/**
 * The least probability with which the inverse transform, without the phases beyond `reach`, still reads the number of
 * an exact wave. The qubit that carries l digits lacks 2^−(reach + 1) − 2^−l of a turn where all of them are 1.
 */
export function approximateSuccess(n: number, reach: number): number {
  let chance = 1;
  for (let digits = reach + 2; digits <= n; digits += 1)
    chance *= Math.cos(Math.PI * (2 ** -(reach + 1) - 2 ** -digits)) ** 2;
  return chance;
}

/**
 * The phase from how often two neighboring outcomes c and c + 1 came, where it lies between them: their ratio is the
 * inverse ratio of its squared distances. Both with its standard deviation, in turns, from counts of a multinomial.
 */
export function phaseFromPair(
  c: number,
  t: number,
  counts: readonly [number, number],
): { phase: number; sigma: number } {
  const [lower, upper] = counts;
  const ratio = Math.sqrt(upper / lower);
  const part = ratio / (1 + ratio);
  const sigma = (part * (1 - part) * Math.sqrt(1 / lower + 1 / upper)) / 2;
  return { phase: (c + part) / 2 ** t, sigma: sigma / 2 ** t };
}

/** One digit of the iterative reading: the turn that is left once the digits behind it are removed, and its chance. */
export interface DigitStep {
  /** U is used 2^power times. */
  power: number;
  turned: number;
  removed: number;
  digit: 0 | 1;
  chance: number;
}

/** The steps that read the outcome c with one counting qubit, the last digit first. */
export function digitSteps(phase: number, t: number, c: number): DigitStep[] {
  return Array.from({ length: t }, (_, place) => {
    const power = t - 1 - place;
    const removed = (c % 2 ** place) / 2 ** (place + 1);
    const turned = fraction(2 ** power * phase);
    const digit = ((c >> place) & 1) as 0 | 1;
    return { power, turned, removed, digit, chance: Math.cos(Math.PI * (turned - removed - digit / 2)) ** 2 };
  });
}

/** Runs after which an outcome of this chance has come at least once with this probability. */
export function runsUntilSeen(chance: number, sure: number): number {
  return Math.ceil(Math.log(1 - sure) / Math.log(1 - chance));
}
