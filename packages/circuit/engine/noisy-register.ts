import type { Condition } from '../circuit/circuit.ts';
import type { MeasureInstruction, PrepareInstruction, UnitaryInstruction } from './compile.ts';
import type { NoiseModel } from './noise-model.ts';

/** Qubits and bits under noise: either all that can become of them, or one run of many. */
export interface NoisyRegister {
  turn(instruction: UnitaryInstruction): void;
  measure(instruction: MeasureInstruction, noise: Pick<NoiseModel, 'readOneOfZero' | 'readZeroOfOne'>): void;
  prepare(instruction: PrepareInstruction): void;
  /** One or two wires at once, where the condition is met. */
  depolarize(wires: readonly number[], probability: number, condition: Condition): void;
  /** All wires. */
  damp(amplitude: number, phase: number): void;
}
