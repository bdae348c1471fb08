import type { Circuit, GateDefinition } from '../circuit/circuit.ts';

/** What the judge knows of a task: its circuits are read, and the goal is what the reference solution does. */
export interface Problem {
  /** Its operations stay, and are not counted. */
  readonly start: Circuit;
  readonly allowed: readonly AllowedGate[];
  /** Whether gates may depend on classical bits. */
  readonly conditions: boolean;
  readonly goal: Goal;
  /** All are tried. One without a name where the gates of the start are what they are. */
  readonly cases: readonly ProblemCase[];
  readonly best: {
    readonly count: number;
    readonly of: 'gates' | 'two-qubit gates';
    /** Whether it is proven that fewer will not do. */
    readonly isProven: boolean;
  };
}

export interface AllowedGate {
  /** A standard gate, one that the start defines, `measure` or `reset`. */
  readonly gate: string;
  readonly controls: number;
  readonly uses?: number | undefined;
  /** The wires on which it may be; all where nothing is said. */
  readonly wires?: readonly number[] | undefined;
}

export type Goal =
  | { readonly compare: 'state'; readonly wires: readonly number[] }
  | { readonly compare: 'unitary'; readonly inputs: readonly number[] }
  | { readonly compare: 'outcomes' };

export interface ProblemCase {
  /** What is different, as it is after "With". */
  readonly name?: string | undefined;
  /** The definitions of the start's gates. */
  readonly gates: readonly GateDefinition[];
  readonly expected: Expected;
}

export type Expected =
  | { readonly kind: 'amplitudes'; readonly columns: readonly AmplitudeColumn[] }
  /** Probability of each outcome of the classical bits, bit 0 rightmost. */
  | { readonly kind: 'outcomes'; readonly probabilities: Readonly<Record<string, number>> };

/** What comes from one input: real and imaginary parts in turn, the goal's first wire the lowest bit of an index. */
export interface AmplitudeColumn {
  /** The digits of the basis state that it comes from; undefined where all begins in |0…0⟩. */
  readonly input?: string | undefined;
  readonly amplitudes: readonly number[];
}
