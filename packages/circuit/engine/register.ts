import type { Instruction } from './compile.ts';

/** What is to be run, on so many qubits and bits, which all begin as 0. */
export interface Register {
  readonly instructions: readonly Instruction[];
  readonly qubits: number;
  readonly bits: number;
}
