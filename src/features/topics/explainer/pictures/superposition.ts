import { H } from '#circuit/quantum/gates.ts';
import { measureAll, type RandomSource } from '#circuit/quantum/measurement.ts';
import { applyGate, type Bit, qubitState, type StateVector } from '#circuit/quantum/state-vector.ts';

/** What the measurement distinguishes: |0⟩ from |1⟩, or |+⟩ = (|0⟩ + |1⟩)/√2 from |−⟩ = (|0⟩ − |1⟩)/√2. */
export type Basis = '01' | '+-';

/** √(1 − p)|0⟩ + √p|1⟩: the superposition that reads 1 with the probability p, with both amplitudes in phase. */
export function superpositionOf(probabilityOfOne: number): StateVector {
  return qubitState(2 * Math.asin(Math.sqrt(probabilityOfOne)), 0);
}

/** The state in the coordinates of the basis: a Hadamard turns |+⟩ and |−⟩ into |0⟩ and |1⟩. */
export function inBasis(state: StateVector, basis: Basis): StateVector {
  return basis === '01' ? state : applyGate(state, H, 0);
}

/** Results of measuring the same state again and again, prepared anew for each shot. */
export function shoot(state: StateVector, times: number, random: RandomSource): Bit[] {
  return Array.from({ length: times }, () => measureAll(state, random)[0] ?? 0);
}

/** Only so many results are kept one by one; older ones are counted. */
export const RECENT_SHOTS = 60;

/** What measurements of one qubit have given. */
export interface ShotCounts {
  counts: readonly [zeros: number, ones: number];
  /** The latest results, newest last. */
  recent: readonly Bit[];
}

export const NO_SHOTS: ShotCounts = { counts: [0, 0], recent: [] };

export function addShots({ counts, recent }: ShotCounts, outcomes: readonly Bit[]): ShotCounts {
  const ones = outcomes.filter((outcome) => outcome === 1).length;
  return {
    counts: [counts[0] + outcomes.length - ones, counts[1] + ones],
    recent: [...recent, ...outcomes].slice(-RECENT_SHOTS),
  };
}

export function shotsOf({ counts }: ShotCounts): number {
  return counts[0] + counts[1];
}
