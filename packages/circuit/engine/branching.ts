import type { Bit, Condition } from '../circuit/circuit.ts';
import { type Amplitudes, groundState } from '../quantum/amplitudes.ts';
import { applySteps, stepsOf } from '../quantum/apply-unitary.ts';
import { projectOn, splitNorm } from '../quantum/projection.ts';
import type { Instruction, MeasureInstruction, PrepareInstruction } from './compile.ts';
import type { Branch } from './snapshot.ts';
import { fromZ, preparation, toZ, turn } from './turns.ts';

/** An outcome that is less probable than this came from rounding alone: amplitudes carry errors of about 1e-15. */
export const NEVER = 1e-20;
/** Amplitudes that differ by less are equal. */
const SAME = 1e-12;

/** The circuit's begin: all qubits and bits are 0. */
export function initialBranch(qubits: number, bits: number): Branch {
  return { probability: 1, bits: new Uint8Array(bits), state: groundState(qubits) };
}

/** Runs instructions in order. `afterSplit` may thin out the branches, or refuse them. */
export function runBranches(
  instructions: readonly Instruction[],
  start: readonly Branch[],
  afterSplit: (branches: readonly Branch[]) => readonly Branch[],
): readonly Branch[] {
  let branches = start;
  for (const instruction of instructions) {
    const next = advance(branches, instruction);
    branches = instruction.kind === 'unitary' ? next : afterSplit(next);
  }
  return branches;
}

/**
 * What becomes of the branches by one instruction. Gates change their states in place; reading or preparing a qubit
 * splits each branch in the outcomes that are possible.
 */
function advance(branches: readonly Branch[], instruction: Instruction): readonly Branch[] {
  if (instruction.kind === 'unitary') {
    const steps = stepsOf(instruction.unitary);
    for (const { bits, state } of branches) if (isMet(instruction.condition, bits)) applySteps(state, steps);
    return branches;
  }
  const split = branches.flatMap((branch) => {
    if (!isMet(instruction.condition, branch.bits)) return [branch];
    return instruction.kind === 'measure' ? measured(branch, instruction) : prepared(branch, instruction);
  });
  return merged(split);
}

export function isMet(condition: Condition, bits: Uint8Array): boolean {
  return condition.every(({ bit, value }) => bits[bit] === value);
}

function measured(branch: Branch, { basis, qubit, bit }: MeasureInstruction): Branch[] {
  turn(branch.state, toZ(basis, qubit));
  return outcomesOf(branch, qubit).map(({ outcome, probability, state }) => {
    turn(state, fromZ(basis, qubit));
    const bits = branch.bits.slice();
    bits[bit] = outcome;
    return { probability, bits, state };
  });
}

function prepared(branch: Branch, { state: wanted, qubit }: PrepareInstruction): Branch[] {
  return outcomesOf(branch, qubit).map(({ outcome, probability, state }) => {
    turn(state, preparation(wanted, outcome, qubit));
    return { probability, bits: branch.bits, state };
  });
}

interface Outcome {
  readonly outcome: Bit;
  readonly probability: number;
  readonly state: Amplitudes;
}

/** Both outcomes of reading a qubit along z, but only those that can happen. The branch's own state is used up. */
function outcomesOf({ state, probability }: Branch, qubit: number): Outcome[] {
  const [zero, one] = splitNorm(state, qubit);
  const total = zero + one;
  const outcomes = ([0, 1] as const).filter((outcome) => (outcome === 0 ? zero : one) / total > NEVER);
  return outcomes.map((outcome, index) => {
    const norm = outcome === 0 ? zero : one;
    const own = index < outcomes.length - 1 ? state.slice() : state;
    projectOn(own, qubit, outcome, norm);
    return { outcome, probability: (probability * norm) / total, state: own };
  });
}

/** Branches with equal bits and the same state up to its phase are one. */
function merged(branches: readonly Branch[]): Branch[] {
  const kept = new Map<string, Branch[]>();
  for (const branch of branches) {
    const key = branch.bits.join('');
    const alike = kept.get(key) ?? [];
    kept.set(key, alike);
    const twin = alike.findIndex(({ state }) => areParallel(state, branch.state));
    const other = alike[twin];
    if (other) alike[twin] = { ...other, probability: other.probability + branch.probability };
    else alike.push(branch);
  }
  return [...kept.values()].flat();
}

/** Whether two normalized states differ by a phase only. */
function areParallel(a: Amplitudes, b: Amplitudes): boolean {
  let at = 0;
  for (let index = 0; index < a.length; index += 2) {
    if (magnitude(a, index) > magnitude(a, at)) at = index;
  }
  const norm = magnitude(a, at);
  if (Math.abs(norm - magnitude(b, at)) > SAME) return false;
  // The phase that takes a to b: b·a* at the largest amplitude of a.
  const [ar = 0, ai = 0] = [a[at], a[at + 1]];
  const [br = 0, bi = 0] = [b[at], b[at + 1]];
  const re = (br * ar + bi * ai) / norm;
  const im = (bi * ar - br * ai) / norm;
  for (let index = 0; index < a.length; index += 2) {
    const [xr, xi] = [a[index] as number, a[index + 1] as number];
    if (Math.abs(xr * re - xi * im - (b[index] as number)) > SAME) return false;
    if (Math.abs(xr * im + xi * re - (b[index + 1] as number)) > SAME) return false;
  }
  return true;
}

const magnitude = (state: Amplitudes, index: number) =>
  (state[index] as number) ** 2 + (state[index + 1] as number) ** 2;
