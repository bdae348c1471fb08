import type { CircuitNoise } from '#decoding/circuits/circuit-noise.ts';

/** Which experiment is simulated. */
export interface Experiment {
  readonly code: CodeName;
  readonly noise: NoiseName;
  readonly decoder: DecoderName;
  /** Distances, ascending; of the torus its length. */
  readonly sizes: readonly number[];
  /** η of biased noise: how much likelier a sign alone is than a flip with or without one. */
  readonly bias: number;
  /** Of a circuit, how much more often than a two-qubit gate each other operation fails. */
  readonly strengths: Strengths;
}

export const CODES = ['repetition', 'toric', 'rotated-surface', 'xzzx'] as const;
export type CodeName = (typeof CODES)[number];

export const NOISES = ['flips', 'phenomenological', 'biased', 'circuit'] as const;
export type NoiseName = (typeof NOISES)[number];

export const DECODERS = ['union-find', 'matching', 'look-up', 'likelihood'] as const;
export type DecoderName = (typeof DECODERS)[number];

/** From all Paulis alike to signs alone. */
export const BIASES = [0.5, 10, 100, Number.POSITIVE_INFINITY] as const;

/** Operations beside the two-qubit gate. */
export const OPERATIONS = ['oneQubit', 'reset', 'measurement', 'idle'] as const satisfies (keyof CircuitNoise)[];
export type Operation = (typeof OPERATIONS)[number];

/** How many times as often as a two-qubit gate each fails. */
export type Strengths = Readonly<Record<Operation, number>>;

export const MOST_STRENGTH = 5;
export const UNIFORM: Strengths = { oneQubit: 1, reset: 1, measurement: 1, idle: 1 };

export function isSameStrengths(one: Strengths, other: Strengths): boolean {
  return OPERATIONS.every((operation) => one[operation] === other[operation]);
}

/** What was counted at one size and error rate. */
export interface Point extends Counted {
  readonly size: number;
  readonly rate: number;
}

/** An experiment that was simulated: which, and what was counted. */
export interface Simulated {
  readonly experiment: Experiment;
  readonly points: readonly Point[];
}

/** What a worker is asked for: this many shots of one point. */
export interface Slice {
  readonly experiment: Experiment;
  readonly size: number;
  readonly rate: number;
  readonly shots: number;
  readonly seed: number;
}

/** How many shots were decoded, and after how many the logical qubit was wrong. */
export interface Counted {
  readonly shots: number;
  readonly failures: number;
}
