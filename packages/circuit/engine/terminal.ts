import type { Instruction, MeasureInstruction } from './compile.ts';
import { wiresOf } from './relevance.ts';

/**
 * Divides instructions in those that are calculated one by one, and measurements whose outcome nothing depends on: the
 * qubit is not touched afterwards, the bit neither written nor read. These commute with all that follows and can be
 * read from the final state, ascending by qubit.
 */
export function terminalMeasurements(instructions: readonly Instruction[]): {
  before: Instruction[];
  terminal: MeasureInstruction[];
} {
  const before: Instruction[] = [];
  const terminal: MeasureInstruction[] = [];
  const qubits = new Set<number>();
  const bits = new Set<number>();
  for (const instruction of instructions.toReversed()) {
    const { condition } = instruction;
    const isTerminal =
      instruction.kind === 'measure' &&
      condition.length === 0 &&
      !qubits.has(instruction.qubit) &&
      !bits.has(instruction.bit);
    if (isTerminal) terminal.push(instruction);
    else before.push(instruction);
    for (const wire of wiresOf(instruction)) qubits.add(wire);
    for (const { bit } of condition) bits.add(bit);
    if (instruction.kind === 'measure') bits.add(instruction.bit);
  }
  return { before: before.reverse(), terminal: terminal.sort((a, b) => a.qubit - b.qubit) };
}
