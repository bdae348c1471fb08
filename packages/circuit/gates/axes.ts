import type { Basis, PreparedState } from '../circuit/circuit.ts';

type Gates = readonly ('x' | 'h' | 's' | 'sdg')[];

/** Gates, in order, that turn the eigenstates of an axis to |0⟩ and |1⟩. */
export const TO_Z: Readonly<Record<Basis, Gates>> = { x: ['h'], y: ['sdg', 'h'], z: [] };
/** And back. */
export const FROM_Z: Readonly<Record<Basis, Gates>> = { x: ['h'], y: ['h', 's'], z: [] };
/** Gates that make a state from |0⟩. */
export const FROM_ZERO: Readonly<Record<PreparedState, Gates>> = {
  '0': [],
  '1': ['x'],
  '+': ['h'],
  '-': ['x', 'h'],
  i: ['h', 's'],
};
