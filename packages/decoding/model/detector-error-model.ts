/**
 * What can go wrong in an experiment with checks, and what is seen of it: independent mechanisms, each with its
 * probability, the detectors that it flips (parities of measurements that are even without noise) and the logical
 * observables that it flips unseen. Stim's `.dem` files say the same (Gidney, Quantum 5, 497 (2021)).
 */
export interface DetectorErrorModel {
  /** How many detectors there are; they are numbered from 0. */
  readonly detectors: number;
  /** How many logical observables there are, at most `MOST_OBSERVABLES`; they are numbered from 0. */
  readonly observables: number;
  readonly mechanisms: readonly Mechanism[];
  /** Where a detector is, in space and, as its last number, in time; only of detectors that have a place. */
  readonly coordinates: ReadonlyMap<number, readonly number[]>;
}

export interface Mechanism {
  /** Between 0 and 1. */
  readonly probability: number;
  /**
   * What it flips. More than one part, where it is decomposed into flips of at most two detectors each, as
   * matching needs them (`^` in a file): it flips their sum, modulo 2.
   */
  readonly parts: readonly Symptoms[];
}

export interface Symptoms {
  /** Ascending. */
  readonly detectors: readonly number[];
  /** Bit i is set where observable i flips. */
  readonly observables: number;
}

/** Observables are bits of one number. */
export const MOST_OBSERVABLES = 30;
