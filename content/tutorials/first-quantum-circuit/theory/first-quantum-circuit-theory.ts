import { H } from '#circuit/quantum/gates.ts';
import {
  applyGate,
  type Bit,
  basisState,
  cnot,
  probabilities,
  type StateVector,
} from '#circuit/quantum/state-vector.ts';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';

/** How many standard deviations either side hold 95% of a normal distribution. */
const SIGMAS_OF_95_PERCENT = 1.959964;

/** Whole counts between which 95% of all repetitions of n trials with probability p lie (normal approximation). */
export function countRange95(n: number, p: number): [lowest: number, highest: number] {
  const reach = SIGMAS_OF_95_PERCENT * countDeviation(n, p);
  return [Math.ceil(n * p - reach), Math.floor(n * p + reach)];
}

/** How many standard deviations a count lies above (or, negative, below) n·p. */
export function deviationInSigmas(count: number, n: number, p: number): number {
  return (count - n * p) / countDeviation(n, p);
}

/**
 * The parameter p of the depolarizing channel ρ → (1 − p)ρ + p·I/4 on two qubits whose average gate infidelity is r:
 * p = r·d/(d − 1) with d = 4 (Nielsen, "A simple formula for the average gate fidelity", quant-ph/0205035).
 */
export function depolarizingFromInfidelity(r: number): number {
  return (4 / 3) * r;
}

/** The probability that exactly one of two readings is flipped, each with probability q: w = 2q(1 − q). */
export function oneReadingFlipped(q: number): number {
  return 2 * q * (1 - q);
}

/**
 * The probability that a Bell pair, depolarized with p and read with flips of probability q, ends in 00 or 11:
 * (1 − p/2)(1 − w) + (p/2)w. The maximally mixed part has odd parity in half of the cases.
 */
export function evenParity(p: number, q: number): number {
  const w = oneReadingFlipped(q);
  return (1 - p / 2) * (1 - w) + (p / 2) * w;
}

/** The outcomes of the noisy Bell pair; channel and flips treat 0 and 1 alike, so each parity is shared evenly. */
export function noisyBellPair(p: number, q: number): Record<'00' | '01' | '10' | '11', number> {
  const even = evenParity(p, q);
  return { '00': even / 2, '01': (1 - even) / 2, '10': (1 - even) / 2, '11': even / 2 };
}

/** Bound of the CHSH sum for local models, and the largest value that quantum states reach (Tsirelson): 2√2. */
export const CHSH = { local: 2, quantum: 2 * Math.SQRT2 };

/** (|0…0⟩ + |1…1⟩)/√2 of n qubits, by one Hadamard and n − 1 CNOTs: a coin, a Bell pair, a GHZ state. */
export function chainState(qubits: number): StateVector {
  const start = basisState(new Array<Bit>(qubits).fill(0));
  return Array.from({ length: qubits - 1 }, (_, link) => link).reduce(
    (state, link) => cnot(state, link, link + 1),
    applyGate(start, H, 0),
  );
}

/** Probability of each string when all qubits are read in Z, or in X with a Hadamard before; in counting order. */
export function chainOutcomes(qubits: number, basis: 'Z' | 'X'): { outcome: string; probability: number }[] {
  const turned = Array.from({ length: basis === 'X' ? qubits : 0 }, (_, qubit) => qubit).reduce<StateVector>(
    (state, qubit) => applyGate(state, H, qubit),
    chainState(qubits),
  );
  return probabilities(turned).map((probability, index) => ({
    outcome: index.toString(2).padStart(qubits, '0'),
    // What interference takes away leaves a rounding error.
    probability: Math.round(probability * 1e12) / 1e12,
  }));
}

/**
 * The share of rounds of the CHSH game that a sum of correlations wins: each of the four settings, equally likely, wins
 * with (1 + E)/2 where its correlation E is added, and with (1 − E)/2 where it is subtracted.
 */
export function chshWins(sum: number): number {
  return (1 + sum / 4) / 2;
}
