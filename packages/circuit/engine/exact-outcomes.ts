import { type Circuit, measuresAnything } from '../circuit/circuit.ts';
import { bornProbabilities } from '../quantum/amplitudes.ts';
import { initialBranch, NEVER, runBranches } from './branching.ts';
import { compile, type Instruction, type Program } from './compile.ts';
import { addOutcome, readBits } from './outcomes.ts';
import { whatMatters } from './relevance.ts';
import type { Branch } from './snapshot.ts';
import { terminalMeasurements } from './terminal.ts';

/** What `exactOutcomes` takes at most: all branches together, in amplitudes of 16 bytes (2 GiB). */
export const MOST_AMPLITUDES = 2 ** 27;
/** Files come longer than drawings. */
const MOST_OPERATIONS = 1_000_000;
/** The most outcomes that are told apart. */
const MOST_OUTCOMES = 2 ** 22;

/**
 * The exact distribution of the classical bits of a circuit, or of all its qubits where nothing is measured: outcomes as
 * text, bit (or qubit) 0 rightmost, each with its probability; those that cannot happen are left out. Bits that are
 * never written are 0. Only wires that bear on the outcome cost memory; measurements in the middle and preparations
 * branch exactly. A RangeError where that takes more than `MOST_AMPLITUDES` or there are more than four million outcomes.
 */
export function exactOutcomes(circuit: Circuit, { t }: { t: number }): Map<string, number> {
  const program = compile(circuit, t, circuit.columns.length, MOST_OPERATIONS);
  const instructions = program.columns.flat();
  return measuresAnything(circuit) ? bitOutcomes(instructions, program) : qubitOutcomes(instructions, program);
}

function bitOutcomes(instructions: readonly Instruction[], { bits }: Program): Map<string, number> {
  const { kept, wires } = whatMatters(instructions, []);
  const { before, terminal } = terminalMeasurements(kept);
  return readBits(run(before, wires.length, bits), terminal, MOST_OUTCOMES);
}

function qubitOutcomes(instructions: readonly Instruction[], { qubits, bits }: Program): Map<string, number> {
  const all = Array.from({ length: qubits }, (_, qubit) => qubit);
  const { kept, wires } = whatMatters(instructions, all);
  const outcomes = new Map<string, number>();
  const values = new Uint8Array(qubits);
  for (const { probability, state } of run(kept, wires.length, bits)) {
    bornProbabilities(state).forEach((share, index) => {
      if (share < NEVER) return;
      wires.forEach((wire, place) => {
        values[wire] = (index >> place) & 1;
      });
      addOutcome(outcomes, values, probability * share);
      if (outcomes.size > MOST_OUTCOMES) throw new RangeError(`There are more than ${MOST_OUTCOMES} outcomes`);
    });
  }
  return outcomes;
}

function run(instructions: readonly Instruction[], qubits: number, bits: number): readonly Branch[] {
  const size = 2 ** qubits;
  if (size > MOST_AMPLITUDES)
    throw new RangeError(`${qubits} qubits take part, and at most ${Math.log2(MOST_AMPLITUDES)} can be calculated`);
  return runBranches(instructions, [initialBranch(qubits, bits)], (branches) => {
    if (branches.length * size > MOST_AMPLITUDES)
      throw new RangeError(`Measurements lead to more than ${MOST_AMPLITUDES / size} states of ${qubits} qubits`);
    return branches;
  });
}
