import type { BlochVector } from '../quantum/bloch.ts';

/** What the lab shows of a circuit at one cut: after its first `cut` columns. */
export interface Snapshot {
  readonly qubits: number;
  readonly cut: number;
  /** False where chance took part in the calculation; every number of it is then "sampled". */
  readonly isExact: boolean;
  /** How many runs or branches were drawn where it did. */
  readonly samples?: number;
  /** Probability of each basis state, qubit 0 the lowest bit of its index; length 2^qubits. */
  readonly probabilities: Float64Array;
  /**
   * One for each outcome of what was measured or prepared so far; probabilities sum to 1. Empty with noise, and where
   * more outcomes are read at once than can be shown one by one; the other numbers hold all the same.
   */
  readonly branches: readonly Branch[];
  readonly qubitStates: readonly QubitState[];
  /** The classical bits: their values, bit 0 rightmost, and how probable each is. `''` when there are none. */
  readonly bits: ReadonlyMap<string, number>;
}

/** A pure state, and what was read on the way to it. */
export interface Branch {
  readonly probability: number;
  /** Values of the classical bits, bit 0 first. */
  readonly bits: Uint8Array;
  /** Normalized amplitudes, real and imaginary parts in turn; length 2 · 2^qubits. */
  readonly state: Float64Array;
}

/** One qubit with all others traced out. */
export interface QubitState {
  readonly bloch: BlochVector;
  /** Length of the Bloch vector: 1 for a pure state, 0 for a maximally mixed one. */
  readonly length: number;
  /** Probability of reading 1. */
  readonly one: number;
  /** Von Neumann entropy in bits. */
  readonly entropy: number;
}
