import type { Bit, Condition } from '../circuit/circuit.ts';
import { applySteps } from '../quantum/apply-unitary.ts';
import {
  type DensityMatrix,
  damp,
  densityBloch,
  densityProbabilities,
  densitySteps,
  depolarize,
  groundDensity,
  projectDensity,
  turnDensity,
} from '../quantum/density-matrix.ts';
import { isMet, NEVER } from './branching.ts';
import type { MeasureInstruction, PrepareInstruction, UnitaryInstruction } from './compile.ts';
import { qubitStateOf } from './mixtures.ts';
import type { NoiseModel } from './noise-model.ts';
import type { NoisyRegister } from './noisy-register.ts';
import { addOutcome } from './outcomes.ts';
import type { Snapshot } from './snapshot.ts';
import { fromZ, preparation, toZ } from './turns.ts';

/** A value of the bits, and the density matrix that goes with it; its trace is their probability. */
interface Part {
  readonly bits: Uint8Array;
  readonly density: DensityMatrix;
}

/** All that can become of a few qubits and bits under noise, exactly: one density matrix for each value of the bits. */
export class DensityEnsemble implements NoisyRegister {
  readonly #qubits: number;
  #parts: readonly Part[];

  constructor(qubits: number, bits: number) {
    this.#qubits = qubits;
    this.#parts = [{ bits: new Uint8Array(bits), density: groundDensity(qubits) }];
  }

  turn({ unitary, condition }: UnitaryInstruction): void {
    const steps = densitySteps(unitary, this.#qubits);
    for (const { density } of this.#where(condition)) applySteps(density.entries, steps);
  }

  depolarize(wires: readonly number[], probability: number, condition: Condition): void {
    for (const { density } of this.#where(condition)) depolarize(density, wires, probability);
  }

  damp(amplitude: number, phase: number): void {
    if (amplitude === 0 && phase === 0) return;
    for (const { density } of this.#parts)
      for (let qubit = 0; qubit < this.#qubits; qubit += 1) damp(density, qubit, amplitude, phase);
  }

  prepare({ state, qubit, condition }: PrepareInstruction): void {
    for (const { density } of this.#where(condition)) {
      // Whatever the qubit was, it falls to |0⟩.
      damp(density, qubit, 1, 0);
      for (const unitary of preparation(state, 0, qubit)) turnDensity(density, unitary);
    }
  }

  measure(
    { basis, qubit, bit, condition }: MeasureInstruction,
    { readOneOfZero, readZeroOfOne }: Pick<NoiseModel, 'readOneOfZero' | 'readZeroOfOne'>,
  ): void {
    const wrong = [readOneOfZero, readZeroOfOne] as const;
    const parts = new Map<string, Part>();
    for (const part of this.#parts) {
      if (!isMet(condition, part.bits)) {
        addPart(parts, part);
        continue;
      }
      for (const unitary of toZ(basis, qubit)) turnDensity(part.density, unitary);
      for (const outcome of [0, 1] as const) {
        const density = copyOf(part.density);
        projectDensity(density, qubit, outcome);
        for (const unitary of fromZ(basis, qubit)) turnDensity(density, unitary);
        addPart(parts, { bits: withBit(part.bits, bit, outcome), density: scaled(density, 1 - wrong[outcome]) });
        const other: Bit = outcome === 0 ? 1 : 0;
        addPart(parts, { bits: withBit(part.bits, bit, other), density: scaled(density, wrong[outcome]) });
      }
    }
    this.#parts = [...parts.values()];
  }

  result(): Omit<Snapshot, 'cut'> {
    const whole = groundDensity(this.#qubits);
    whole.entries.fill(0);
    const bits = new Map<string, number>();
    for (const part of this.#parts) {
      addTo(whole, part.density);
      addOutcome(bits, part.bits, traceOf(part.density));
    }
    return {
      qubits: this.#qubits,
      isExact: true,
      branches: [],
      probabilities: densityProbabilities(whole),
      qubitStates: Array.from({ length: this.#qubits }, (_, qubit) => qubitStateOf(densityBloch(whole, qubit))),
      bits,
    };
  }

  #where(condition: Condition): readonly Part[] {
    return this.#parts.filter(({ bits }) => isMet(condition, bits));
  }
}

/** Parts with the same bits are one; those that cannot be are left out. */
function addPart(parts: Map<string, Part>, part: Part): void {
  if (traceOf(part.density) < NEVER) return;
  const key = part.bits.join('');
  const known = parts.get(key);
  if (known) addTo(known.density, part.density);
  else parts.set(key, part);
}

function withBit(bits: Uint8Array, bit: number, value: Bit): Uint8Array {
  const changed = bits.slice();
  changed[bit] = value;
  return changed;
}

function copyOf({ qubits, entries }: DensityMatrix): DensityMatrix {
  return { qubits, entries: entries.slice() };
}

function scaled({ qubits, entries }: DensityMatrix, factor: number): DensityMatrix {
  return { qubits, entries: entries.map((part) => part * factor) };
}

function addTo(sum: DensityMatrix, { entries }: DensityMatrix): void {
  for (let at = 0; at < entries.length; at += 1)
    sum.entries[at] = (sum.entries[at] as number) + (entries[at] as number);
}

function traceOf(density: DensityMatrix): number {
  return densityProbabilities(density).reduce((sum, probability) => sum + probability, 0);
}
