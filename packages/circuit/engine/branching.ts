import type { Bit, Condition } from '../circuit/circuit.ts';
import type { PlacedUnitary } from '../quantum/apply-unitary.ts';
import type { Instruction, MeasureInstruction, PrepareInstruction } from './compile.ts';
import { fromZ, preparation, toZ } from './turns.ts';

/** An outcome that is less probable than this came from rounding alone: amplitudes carry errors of about 1e-15. */
export const NEVER = 1e-20;

/** A pure state held in some way, and what was read on the way to it. */
export interface BranchOf<State> {
  readonly probability: number;
  /** Values of the classical bits, bit 0 first. */
  readonly bits: Uint8Array;
  /** Normalized. */
  readonly state: State;
}

/** A way to hold pure states. */
export interface StateKind<State> {
  /** Applies a gate to each state, in place. */
  readonly apply: (states: readonly State[], unitary: PlacedUnitary) => void;
  /** Both outcomes of reading a qubit along z, but only those that can happen. The state itself is used up. */
  readonly outcomes: (state: State, qubit: number) => readonly Outcome<State>[];
  /** Whether two normalized states differ by a phase only. */
  readonly areParallel: (a: State, b: State) => boolean;
  /** Visits what can be read of these qubits along z, ascending; `bitAt` tells the value at a place among them. */
  readonly visit: (
    state: State,
    qubits: readonly number[],
    visitor: (share: number, bitAt: (place: number) => number) => void,
  ) => void;
}

export interface Outcome<State> {
  readonly outcome: Bit;
  readonly share: number;
  readonly state: State;
}

/** Runs instructions in order. `afterSplit` may thin out the branches, or refuse them. */
export function runBranches<State>(
  kind: StateKind<State>,
  instructions: readonly Instruction[],
  start: readonly BranchOf<State>[],
  afterSplit: (branches: readonly BranchOf<State>[]) => readonly BranchOf<State>[],
): readonly BranchOf<State>[] {
  let branches = start;
  for (const instruction of instructions) {
    const next = advance(kind, branches, instruction);
    branches = instruction.kind === 'unitary' ? next : afterSplit(next);
  }
  return branches;
}

/**
 * What becomes of the branches by one instruction. Gates change their states in place; reading or preparing a qubit
 * splits each branch in the outcomes that are possible.
 */
function advance<State>(
  kind: StateKind<State>,
  branches: readonly BranchOf<State>[],
  instruction: Instruction,
): readonly BranchOf<State>[] {
  if (instruction.kind === 'unitary') {
    const met = branches.filter(({ bits }) => isMet(instruction.condition, bits));
    kind.apply(
      met.map(({ state }) => state),
      instruction.unitary,
    );
    return branches;
  }
  const split = branches.flatMap((branch) => {
    if (!isMet(instruction.condition, branch.bits)) return [branch];
    return instruction.kind === 'measure' ? measured(kind, branch, instruction) : prepared(kind, branch, instruction);
  });
  return merged(kind, split);
}

export function isMet(condition: Condition, bits: Uint8Array): boolean {
  return condition.every(({ bit, value }) => bits[bit] === value);
}

function measured<State>(
  kind: StateKind<State>,
  branch: BranchOf<State>,
  { basis, qubit, bit }: MeasureInstruction,
): BranchOf<State>[] {
  turnState(kind, branch.state, toZ(basis, qubit));
  return kind.outcomes(branch.state, qubit).map(({ outcome, share, state }) => {
    turnState(kind, state, fromZ(basis, qubit));
    const bits = branch.bits.slice();
    bits[bit] = outcome;
    return { probability: branch.probability * share, bits, state };
  });
}

function prepared<State>(
  kind: StateKind<State>,
  branch: BranchOf<State>,
  { state: wanted, qubit }: PrepareInstruction,
): BranchOf<State>[] {
  return kind.outcomes(branch.state, qubit).map(({ outcome, share, state }) => {
    turnState(kind, state, preparation(wanted, outcome, qubit));
    return { probability: branch.probability * share, bits: branch.bits, state };
  });
}

export function turnState<State>(kind: StateKind<State>, state: State, unitaries: readonly PlacedUnitary[]): void {
  for (const unitary of unitaries) kind.apply([state], unitary);
}

/** Branches with equal bits and the same state up to its phase are one. */
function merged<State>(kind: StateKind<State>, branches: readonly BranchOf<State>[]): BranchOf<State>[] {
  const kept = new Map<string, BranchOf<State>[]>();
  for (const branch of branches) {
    const key = branch.bits.join('');
    const alike = kept.get(key) ?? [];
    kept.set(key, alike);
    const twin = alike.findIndex(({ state }) => kind.areParallel(state, branch.state));
    const other = alike[twin];
    if (other) alike[twin] = { ...other, probability: other.probability + branch.probability };
    else alike.push(branch);
  }
  return [...kept.values()].flat();
}
