import type { Instruction } from './noisy-circuit.ts';

/**
 * How often each kind of operation fails, as probabilities. Beside each stands what Stim's generator calls it; there, one
 * number stands for gates on one and on two qubits.
 */
export interface CircuitNoise {
  /** Depolarizing after each gate on one qubit (`after_clifford_depolarization`); at most 3/4. */
  readonly oneQubit: number;
  /** Depolarizing of both qubits after each gate on two (`after_clifford_depolarization`); at most 15/16. */
  readonly twoQubit: number;
  /** A qubit is prepared in the opposite state (`after_reset_flip_probability`). */
  readonly reset: number;
  /** A qubit is turned over before it is measured (`before_measure_flip_probability`). */
  readonly measurement: number;
  /** Depolarizing of each data qubit before each round (`before_round_data_depolarization`); at most 3/4. */
  readonly idle: number;
}

/** Every kind of operation fails with the same probability. */
export function uniformNoise(probability: number): CircuitNoise {
  return {
    oneQubit: probability,
    twoQubit: probability,
    reset: probability,
    measurement: probability,
    idle: probability,
  };
}

const MOST: CircuitNoise = { oneQubit: 3 / 4, twoQubit: 15 / 16, reset: 1, measurement: 1, idle: 3 / 4 };

/** @throws RangeError where one is no probability, or depolarizes beyond complete mixing. */
export function checkNoise(noise: CircuitNoise): void {
  for (const [kind, most] of Object.entries(MOST)) {
    const probability = noise[kind as keyof CircuitNoise];
    if (!(probability >= 0 && probability <= most))
      throw new RangeError(`Noise (${kind}) lies between 0 and ${most}, not at ${probability}`);
  }
}

export type Basis = 'X' | 'Z';

export function prepare(basis: Basis, targets: readonly number[], { reset }: CircuitNoise): Instruction[] {
  return [{ name: basis === 'X' ? 'RX' : 'R', targets }, ...opposite(basis, targets, reset)];
}

export function measure(basis: Basis, targets: readonly number[], { measurement }: CircuitNoise): Instruction[] {
  return [...opposite(basis, targets, measurement), { name: basis === 'X' ? 'MX' : 'M', targets }];
}

export function measureAndPrepare(targets: readonly number[], { reset, measurement }: CircuitNoise): Instruction[] {
  return [...opposite('Z', targets, measurement), { name: 'MR', targets }, ...opposite('Z', targets, reset)];
}

export function hadamards(targets: readonly number[], { oneQubit }: CircuitNoise): Instruction[] {
  return [{ name: 'H', targets }, ...channel('DEPOLARIZE1', targets, oneQubit)];
}

export function controlledNots(targets: readonly number[], { twoQubit }: CircuitNoise): Instruction[] {
  return [{ name: 'CX', targets }, ...channel('DEPOLARIZE2', targets, twoQubit)];
}

export function wait(targets: readonly number[], { idle }: CircuitNoise): Instruction[] {
  return channel('DEPOLARIZE1', targets, idle);
}

function opposite(basis: Basis, targets: readonly number[], probability: number): Instruction[] {
  return channel(basis === 'X' ? 'Z_ERROR' : 'X_ERROR', targets, probability);
}

function channel(
  name: 'X_ERROR' | 'Z_ERROR' | 'DEPOLARIZE1' | 'DEPOLARIZE2',
  targets: readonly number[],
  probability: number,
): Instruction[] {
  return probability > 0 ? [{ name, probability, targets }] : [];
}
