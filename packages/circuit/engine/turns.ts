import type { Basis, Bit, PreparedState } from '../circuit/circuit.ts';
import { FROM_Z, FROM_ZERO, TO_Z } from '../gates/axes.ts';
import type { Amplitudes } from '../quantum/amplitudes.ts';
import { applyUnitary, type PlacedUnitary } from '../quantum/apply-unitary.ts';
import type { UnitaryName } from '../quantum/unitaries.ts';

/** Turns the eigenstates of an axis to |0⟩ and |1⟩. */
export function toZ(basis: Basis, qubit: number): PlacedUnitary[] {
  return gatesOn(qubit, TO_Z[basis]);
}

/** The inverse of `toZ`. */
export function fromZ(basis: Basis, qubit: number): PlacedUnitary[] {
  return gatesOn(qubit, FROM_Z[basis]);
}

/** Turns |0⟩ or |1⟩ to a state that can be prepared. */
export function preparation(wanted: PreparedState, from: Bit, qubit: number): PlacedUnitary[] {
  return [...(from === 0 ? [] : gatesOn(qubit, ['x'])), ...gatesOn(qubit, FROM_ZERO[wanted])];
}

function gatesOn(qubit: number, names: readonly UnitaryName[]): PlacedUnitary[] {
  return names.map((name) => ({ name, angles: [], wires: [qubit], controls: [] }));
}

export function turn(state: Amplitudes, unitaries: readonly PlacedUnitary[]): void {
  for (const unitary of unitaries) applyUnitary(state, unitary);
}
