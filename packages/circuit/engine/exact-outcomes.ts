import { type Circuit, measuresAnything } from '../circuit/circuit.ts';
import { stabilizerOutcomes } from '../stabilizer/outcomes.ts';
import { engineFor } from './choose-engine.ts';
import { compile, type Instruction, type Program } from './compile.ts';
import { denseOutcomes } from './dense-outcomes.ts';
import type { Register } from './register.ts';
import { whatMatters, wiresOf } from './relevance.ts';
import { sparseOutcomes } from './sparse-outcomes.ts';

/** Files come longer than drawings. */
const MOST_OPERATIONS = 1_000_000;
/** The most outcomes that are told apart. */
const MOST_OUTCOMES = 2 ** 22;

/**
 * The exact distribution of the classical bits of a circuit, or of all its qubits where nothing is measured: outcomes as
 * text, bit (or qubit) 0 rightmost, each with its probability; those that cannot happen are left out. Bits that are
 * never written are 0. Only wires that bear on the outcome cost memory; measurements in the middle and preparations
 * branch exactly. A RangeError in one sentence where no engine (`choose-engine.ts`) can calculate it, or where there are
 * more than four million outcomes.
 */
export function exactOutcomes(circuit: Circuit, { t }: { t: number }): Map<string, number> {
  const register = registerOf(circuit, t);
  switch (engineFor(register)) {
    case 'stabilizer':
      return stabilizerOutcomes(register, MOST_OUTCOMES);
    case 'sparse':
      return sparseOutcomes(register, MOST_OUTCOMES);
    case 'dense':
      return denseOutcomes(register, MOST_OUTCOMES);
  }
}

/** What bears on the bits of a circuit. Where nothing is measured, each qubit is read into a bit of its own. */
export function registerOf(circuit: Circuit, t: number): Register {
  const program = compile(circuit, t, circuit.columns.length, MOST_OPERATIONS);
  const { bits, instructions } = measuresAnything(circuit)
    ? { bits: program.bits, instructions: program.columns.flat() }
    : { bits: program.qubits, instructions: withReadings(program) };
  const { kept, wires } = whatMatters(instructions, []);
  return { instructions: kept, qubits: wires.length, bits };
}

/** Without measurements all bits are 0: what depends on them happens or does not. Wires that nothing touches are 0. */
function withReadings({ columns }: Program): Instruction[] {
  const done = columns
    .flat()
    .filter(({ condition }) => condition.every(({ value }) => value === 0))
    .map((instruction) => ({ ...instruction, condition: [] }));
  const touched = new Set(done.flatMap(wiresOf));
  const readings = Array.from(touched, (wire) => ({
    kind: 'measure' as const,
    basis: 'z' as const,
    qubit: wire,
    bit: wire,
    condition: [],
  }));
  return [...done, ...readings];
}
