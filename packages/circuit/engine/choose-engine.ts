import { unitaryMatrix } from '../quantum/unitaries.ts';
import { cliffordAction } from '../stabilizer/clifford.ts';
import type { Instruction } from './compile.ts';
import type { Register } from './register.ts';

export type Engine = 'dense' | 'sparse' | 'stabilizer';

/** What the dense engine takes at most: all branches together, in amplitudes of 16 bytes (2 GiB). */
export const MOST_AMPLITUDES = 2 ** 27;
/** What the sparse engine takes at most, all branches together. */
export const MOST_TERMS = 2 ** 16;
/** A term of a sparse state costs as much time as 2⁸ amplitudes of a dense one. */
const DOUBLINGS_OF_A_TERM = 8;

/**
 * Stabilizers where all gates are Clifford and those with a condition are Paulis on one bit each, since others may
 * split the calculation; for any Clifford circuit where only stabilizers can hold its qubits. Else a sparse state,
 * where gates can give it few terms compared with the number of basis states, or where there is no room for all
 * amplitudes. Else all amplitudes.
 */
export function engineFor({ instructions, qubits }: Register): Engine {
  const hasRoom = 2 ** qubits <= MOST_AMPLITUDES;
  const actions = instructions.map((each) => (each.kind === 'unitary' ? cliffordAction(each.unitary) : undefined));
  const isClifford = instructions.every(({ kind }, place) => kind !== 'unitary' || actions[place]);
  const neverSplits = instructions.every(
    ({ condition }, place) => condition.length === 0 || (condition.length === 1 && actions[place]?.isPauli),
  );
  if (isClifford && (neverSplits || !hasRoom)) return 'stabilizer';
  const doublings = instructions.reduce((sum, each) => sum + doublingsOf(each), 0);
  const areFew = doublings <= Math.min(qubits - DOUBLINGS_OF_A_TERM, Math.log2(MOST_TERMS));
  return areFew || !hasRoom ? 'sparse' : 'dense';
}

/** By how many powers of two an instruction can multiply the terms of a state. */
function doublingsOf(instruction: Instruction): number {
  switch (instruction.kind) {
    case 'measure':
      return instruction.basis === 'z' ? 0 : 2;
    case 'prepare':
      return instruction.state === '0' || instruction.state === '1' ? 0 : 1;
    case 'unitary': {
      const { name, angles, wires } = instruction.unitary;
      const row = 2 * 2 ** wires.length;
      const matrix = unitaryMatrix(name, angles);
      const entries = Array.from({ length: matrix.length / 2 }, (_, at) => matrix[2 * at] || matrix[2 * at + 1]);
      return entries.filter(Boolean).length > row / 2 ? 1 : 0;
    }
  }
}
