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
