/**
 * A circuit of Clifford gates with noise, and what its measurements are compared for, in the words of Stim's files
 * (Gidney, Quantum 5, 497 (2021)). Qubits start in |0⟩ and are numbered from 0.
 */
export type NoisyCircuit = readonly Instruction[];

export type Instruction = Operation | Channel | Layer | Placement | Shift | Detector | Observable | Repetition;

/** Preparations (R, RX), gates, measurements (M, MX) and one followed by a preparation (MR), on each target or pair of them. */
export interface Operation {
  readonly name: 'R' | 'RX' | 'H' | 'CX' | 'CZ' | 'M' | 'MX' | 'MR';
  readonly targets: readonly number[];
}

/**
 * Noise on each target or pair: a flip, a sign, or any Pauli but the identity, each of the 3 on a qubit or the 15 on a
 * pair as probable as the others.
 */
export interface Channel {
  readonly name: 'X_ERROR' | 'Z_ERROR' | 'DEPOLARIZE1' | 'DEPOLARIZE2';
  readonly probability: number;
  readonly targets: readonly number[];
}

/** The end of a layer of what happens at once. */
export interface Layer {
  readonly name: 'TICK';
}

/** Where qubits are. */
export interface Placement {
  readonly name: 'QUBIT_COORDS';
  readonly place: readonly number[];
  readonly targets: readonly number[];
}

/** Detectors from here on are placed further by this. */
export interface Shift {
  readonly name: 'SHIFT_COORDS';
  readonly place: readonly number[];
}

/** A parity of measurements that is even without noise. Records count back: −1 is the last measurement so far. */
export interface Detector {
  readonly name: 'DETECTOR';
  readonly place: readonly number[];
  readonly records: readonly number[];
}

/** Measurements that are a part of what the logical qubit of this number says. */
export interface Observable {
  readonly name: 'OBSERVABLE_INCLUDE';
  readonly observable: number;
  readonly records: readonly number[];
}

export interface Repetition {
  readonly name: 'REPEAT';
  readonly times: number;
  readonly body: NoisyCircuit;
}

/** The pairs of qubits that an instruction acts on. @throws RangeError where one is without another. */
export function pairsOf(name: Instruction['name'], targets: readonly number[]): [number, number][] {
  if (targets.length % 2 !== 0) throw new RangeError(`${name} acts on pairs of qubits, and here are ${targets.length}`);
  return targets.flatMap((one, at) => (at % 2 === 0 ? [[one, targets[at + 1] as number]] : []));
}

/** Neighbors of the same name and probability become one, on the targets of both. */
export function fused(circuit: NoisyCircuit): NoisyCircuit {
  const instructions: Instruction[] = [];
  for (const instruction of circuit) {
    const last = instructions.at(-1);
    const joined = last && join(last, instruction);
    if (joined) instructions[instructions.length - 1] = joined;
    else instructions.push(instruction);
  }
  return instructions;
}

function join(one: Instruction, other: Instruction): Instruction | undefined {
  if (!('targets' in one && 'targets' in other) || 'place' in one || 'place' in other) return undefined;
  if (one.name !== other.name) return undefined;
  if ('probability' in one && 'probability' in other && one.probability !== other.probability) return undefined;
  return { ...one, targets: [...one.targets, ...other.targets] };
}
