import { controlledBy, type GateOperation, gate } from '#circuit/circuit/circuit.ts';
import { wiresOf } from '#circuit/circuit/span.ts';

/**
 * One small program, as the layers of the control stack see it: two qubits are entangled and measured. The drawings of
 * the stack are made from it, so that they agree with each other.
 */
export type Qubit = 0 | 1;

/** As it is written: a Bell state (Nielsen & Chuang, §1.3.6). */
export const written: readonly GateOperation[] = [gate('h', [0]), gate('x', [1], { controls: controlledBy(0) })];

/** A Hadamard gate in the gates of the device, up to a global phase: RZ(π/2) · SX · RZ(π/2). */
function hadamard(qubit: Qubit): GateOperation[] {
  const turn = gate('rz', [qubit], { angles: ['pi/2'] });
  return [turn, gate('sx', [qubit]), turn];
}

/** As the device can run it: rotations about z, √X and CZ only. CX is CZ between Hadamard gates on the target. */
export const compiled: readonly GateOperation[] = [
  ...hadamard(0),
  ...hadamard(1),
  gate('z', [1], { controls: controlledBy(0) }),
  ...hadamard(1),
];

/**
 * Nanoseconds that a gate takes, as on Google's Willow: 42 with the coupler, 25 on one qubit, none for a rotation about
 * z, which only shifts the phase of later pulses.
 */
function lengthOf({ gate: name, controls }: GateOperation): number {
  if (controls.length > 0) return 42;
  return name === 'rz' ? 0 : 25;
}

export interface Pulse {
  /** What it drives: one of the qubits, or the coupler between them. */
  readonly channel: Qubit | 'coupler';
  /** Nanoseconds. */
  readonly start: number;
  readonly length: number;
}

/** The pulses of a circuit, each as early as its qubits allow, and the time at which the last one ends. */
export function schedule(gates: readonly GateOperation[]): { pulses: Pulse[]; end: number } {
  const free = [0, 0];
  const pulses = gates.flatMap((operation): Pulse[] => {
    const length = lengthOf(operation);
    const qubits = wiresOf(operation);
    const start = Math.max(...qubits.map((qubit) => free[qubit] ?? 0));
    for (const qubit of qubits) free[qubit] = start + length;
    const channel = qubits.length > 1 ? 'coupler' : qubits[0] === 0 ? 0 : 1;
    return length === 0 ? [] : [{ channel, start, length }];
  });
  return { pulses, end: Math.max(...free) };
}
