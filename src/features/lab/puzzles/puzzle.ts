import type { Circuit, GateDefinition } from '../circuit/circuit.ts';

/** A gate that a solution may use. */
export interface AllowedGate {
  /** A standard gate, a gate of the start, "measure" or "prepare". */
  readonly gate: string;
  /** How many controls it may have at most. */
  readonly controls: number;
  /** How often it may be used; as often as one likes where left out. */
  readonly uses?: number | undefined;
}

/** In what a solution must agree with the reference solution. */
export type Goal =
  /** The state that comes from |0…0⟩, up to a global phase; of some wires only, the others traced out. */
  | { readonly compare: 'state'; readonly wires?: readonly number[] | undefined }
  /** What becomes of every basis state of these wires, up to one global phase; the others begin in |0⟩. */
  | { readonly compare: 'unitary'; readonly inputs?: readonly number[] | undefined }
  /** The probabilities of what the classical bits say. */
  | { readonly compare: 'outcomes' };

/** The same puzzle with other definitions of its gates: all of them must be solved by one circuit. */
export interface Case {
  /** What is different, as it stands after "With". */
  readonly name: string;
  readonly gates: readonly GateDefinition[];
}

/** A puzzle as the browser gets it. */
export interface Puzzle {
  readonly id: string;
  readonly title: string;
  readonly task: string;
  readonly start: Circuit;
  /** Whether what stands in the start must stay, and is not counted. */
  readonly isFixed: boolean;
  readonly allowed: readonly AllowedGate[];
  /** Whether gates may depend on classical bits. */
  readonly hasConditions: boolean;
  readonly goal: Goal;
  readonly cases: readonly Case[];
  /** What the circuit of a reader is compared with. */
  readonly solution: Circuit;
  readonly best: { readonly count: number; readonly of: 'gates' | 'two-qubit gates' };
  readonly hint: string;
  readonly explanation: string;
}
