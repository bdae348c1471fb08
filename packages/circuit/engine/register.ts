import type { Instruction } from './compile.ts';

/** What is to be run. All qubits and bits begin as 0. */
export interface Register {
  readonly instructions: readonly Instruction[];
  readonly qubits: number;
  readonly bits: number;
}
