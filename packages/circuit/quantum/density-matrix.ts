import { type Amplitudes, groundState, multiplyWhere } from './amplitudes.ts';
import { applySteps, type PlacedUnitary, type Step, stepsOf } from './apply-unitary.ts';
import type { BlochVector } from './bloch.ts';

/**
 * The mixed state of n qubits, changed in place: the density matrix ρ as if it were a state of 2n qubits, the row in the
 * lower n bits of an index and the column in the upper n. A unitary U then acts on the row, and its conjugate on the
 * column. Channels are those of Nielsen and Chuang, section 8.3.
 */
export interface DensityMatrix {
  readonly qubits: number;
  /** Real and imaginary parts in turn, length 2 · 4ⁿ. */
  readonly entries: Amplitudes;
}

/** |0…0⟩⟨0…0| */
export function groundDensity(qubits: number): DensityMatrix {
  return { qubits, entries: groundState(2 * qubits) };
}

/** ρ → UρU†: the passes over the entries. */
export function densitySteps(unitary: PlacedUnitary, qubits: number): Step[] {
  const { wires, controls } = unitary;
  const onColumn = stepsOf({
    ...unitary,
    wires: wires.map((wire) => wire + qubits),
    controls: controls.map(({ qubit, on }) => ({ qubit: qubit + qubits, on })),
  });
  return [
    ...stepsOf(unitary),
    ...onColumn.map((step) => ({ ...step, matrix: step.matrix.map((part, at) => (at % 2 === 0 ? part : -part)) })),
  ];
}

/** ρ → UρU†, in place. */
export function turnDensity({ qubits, entries }: DensityMatrix, unitary: PlacedUnitary): void {
  applySteps(entries, densitySteps(unitary, qubits));
}

/**
 * The depolarizing channel on one qubit or two at once: with the probability p they are replaced by the maximally mixed
 * state, ρ → (1 − p)ρ + p I/2ᵏ (section 8.3.4).
 */
export function depolarize({ qubits, entries }: DensityMatrix, wires: readonly number[], p: number): void {
  const dimension = 2 ** wires.length;
  const rows = Array.from({ length: dimension }, (_, index) =>
    wires.reduce((sum, wire, bit) => sum | (((index >> bit) & 1) << wire), 0),
  );
  const columns = rows.map((row) => row << qubits);
  const mask = (rows[dimension - 1] as number) | (columns[dimension - 1] as number);
  const size = entries.length / 2;
  for (let index = 0; index < size; index = ((index | mask) + 1) & ~mask) {
    let re = 0;
    let im = 0;
    for (let same = 0; same < dimension; same += 1) {
      const at = 2 * (index | (rows[same] as number) | (columns[same] as number));
      re += entries[at] as number;
      im += entries[at + 1] as number;
    }
    for (let row = 0; row < dimension; row += 1) {
      for (let column = 0; column < dimension; column += 1) {
        const at = 2 * (index | (rows[row] as number) | (columns[column] as number));
        const share = row === column ? p / dimension : 0;
        entries[at] = (1 - p) * (entries[at] as number) + share * re;
        entries[at + 1] = (1 - p) * (entries[at + 1] as number) + share * im;
      }
    }
  }
}

/**
 * Amplitude damping: |1⟩ falls to |0⟩ with the probability `amplitude`; and phase damping: what lies off the diagonal
 * shrinks by √(1 − `phase`) besides (sections 8.3.5 and 8.3.6).
 */
export function damp({ qubits, entries }: DensityMatrix, qubit: number, amplitude: number, phase: number): void {
  const row = 1 << qubit;
  const column = 1 << (qubit + qubits);
  const mask = row | column;
  const size = entries.length / 2;
  for (let index = 0; index < size; index = ((index | mask) + 1) & ~mask) {
    for (const part of [0, 1]) {
      const fallen = amplitude * (entries[2 * (index | mask) + part] as number);
      entries[2 * index + part] = (entries[2 * index + part] as number) + fallen;
    }
  }
  const coherence = Math.sqrt((1 - amplitude) * (1 - phase));
  multiplyWhere(entries, mask, mask, 1 - amplitude, 0);
  multiplyWhere(entries, mask, row, coherence, 0);
  multiplyWhere(entries, mask, column, coherence, 0);
}

/** Keeps what agrees with reading a qubit along z as `outcome`; the trace becomes that outcome's probability. */
export function projectDensity({ qubits, entries }: DensityMatrix, qubit: number, outcome: 0 | 1): void {
  const other = 1 - outcome;
  for (const bit of [1 << qubit, 1 << (qubit + qubits)]) multiplyWhere(entries, bit, other * bit, 0, 0);
}

/** The diagonal: the probability of every basis state. */
export function densityProbabilities({ qubits, entries }: DensityMatrix): Float64Array {
  return Float64Array.from({ length: 2 ** qubits }, (_, index) => entries[2 * (index | (index << qubits))] as number);
}

/** The expectation values of X, Y and Z of one qubit, times the trace. */
export function densityBloch({ qubits, entries }: DensityMatrix, qubit: number): BlochVector {
  const bit = 1 << qubit;
  let x = 0;
  let y = 0;
  let z = 0;
  for (let index = 0; index < 2 ** qubits; index += 1) {
    const sign = (index & bit) === 0 ? 1 : -1;
    z += sign * (entries[2 * (index | (index << qubits))] as number);
    if (sign < 0) continue;
    const coherence = 2 * (index | bit | (index << qubits));
    x += 2 * (entries[coherence] as number);
    y += 2 * (entries[coherence + 1] as number);
  }
  return { x, y, z };
}
