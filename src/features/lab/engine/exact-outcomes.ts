import { bornProbabilities } from '#src/features/quantum/amplitudes.ts';
import { applySteps } from '#src/features/quantum/apply-unitary.ts';
import { marginal } from '#src/features/quantum/marginal.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { advance, initialBranch, NEVER, toZ } from './branching.ts';
import { compile, type Instruction, type MeasureInstruction } from './compile.ts';
import { type Relevant, whatMatters } from './relevance.ts';
import type { Branch } from './snapshot.ts';
import { terminalMeasurements } from './terminal.ts';

/** What `exactOutcomes` takes at most: all branches together, in amplitudes of 16 bytes (2 GiB). */
export const MOST_AMPLITUDES = 2 ** 27;
/** The most outcomes that are told apart. */
const MOST_OUTCOMES = 2 ** 22;

/**
 * The exact distribution of the classical bits of a circuit, or of all its qubits where nothing is measured: outcomes as
 * text, bit (or qubit) 0 rightmost, each with its probability; those that cannot happen are left out. Bits that are
 * never written are 0. Only wires that bear on the outcome cost memory; measurements in the middle and preparations
 * branch exactly. A RangeError where that takes more than `MOST_AMPLITUDES` or there are more than four million outcomes.
 */
export function exactOutcomes(circuit: Circuit, { t }: { t: number }): Map<string, number> {
  const { qubits, bits, columns } = compile(circuit, t);
  const instructions = columns.flat();
  if (instructions.some(({ kind }) => kind === 'measure')) return bitOutcomes(whatMatters(instructions, []), bits);
  return qubitOutcomes(
    whatMatters(
      instructions,
      Array.from({ length: qubits }, (_, qubit) => qubit),
    ),
    qubits,
  );
}

function bitOutcomes({ kept, wires }: Relevant, bits: number): Map<string, number> {
  const { before, terminal } = terminalMeasurements(kept);
  const outcomes = new Map<string, number>();
  const read = terminal.map(({ qubit }) => qubit);
  for (const { probability, bits: known, state } of run(before, wires.length, bits)) {
    for (const { basis, qubit } of terminal) applySteps(state, toZ(basis, qubit));
    const values = known.slice();
    marginal(bornProbabilities(state), read).forEach((share, index) => {
      if (share < NEVER) return;
      writeBits(values, terminal, index);
      addTo(outcomes, values.toReversed().join(''), probability * share);
    });
  }
  return outcomes;
}

function qubitOutcomes({ kept, wires }: Relevant, qubits: number): Map<string, number> {
  const outcomes = new Map<string, number>();
  const values = new Uint8Array(qubits);
  for (const { probability, state } of run(kept, wires.length, 0)) {
    bornProbabilities(state).forEach((share, index) => {
      if (share < NEVER) return;
      wires.forEach((wire, place) => {
        values[wire] = (index >> place) & 1;
      });
      addTo(outcomes, values.toReversed().join(''), probability * share);
    });
  }
  return outcomes;
}

function run(instructions: readonly Instruction[], qubits: number, bits: number): readonly Branch[] {
  const size = 2 ** qubits;
  if (size > MOST_AMPLITUDES)
    throw new RangeError(`${qubits} qubits take part, and at most ${Math.log2(MOST_AMPLITUDES)} can be calculated`);
  let branches: readonly Branch[] = [initialBranch(qubits, bits)];
  for (const instruction of instructions) {
    branches = advance(branches, instruction);
    if (branches.length * size > MOST_AMPLITUDES)
      throw new RangeError(`Measurements lead to more than ${branches.length - 1} states of ${qubits} qubits`);
  }
  return branches;
}

function writeBits(values: Uint8Array, terminal: readonly MeasureInstruction[], index: number): void {
  terminal.forEach(({ bit }, place) => {
    values[bit] = (index >> place) & 1;
  });
}

function addTo(outcomes: Map<string, number>, outcome: string, probability: number): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + probability);
  if (outcomes.size > MOST_OUTCOMES) throw new RangeError(`There are more than ${MOST_OUTCOMES} outcomes`);
}
