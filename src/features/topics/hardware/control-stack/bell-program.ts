/**
 * One small program, as the layers of the control stack see it: two qubits are entangled and measured. The drawings of
 * the stack are made from it, so that they agree with each other.
 */
export type Qubit = 0 | 1;

export interface Gate {
  readonly name: 'H' | 'CX' | 'RZ' | 'SX' | 'CZ';
  /** Control first. */
  readonly qubits: readonly Qubit[];
  /** Of a rotation, in radians. */
  readonly angle?: number;
}

/** As it is written: a Bell state (Nielsen & Chuang, §1.3.6). */
export const written: readonly Gate[] = [
  { name: 'H', qubits: [0] },
  { name: 'CX', qubits: [0, 1] },
];

/** A Hadamard gate in the gates of the device, up to a global phase: RZ(π/2) · SX · RZ(π/2). */
function hadamard(qubit: Qubit): Gate[] {
  const turn: Gate = { name: 'RZ', qubits: [qubit], angle: Math.PI / 2 };
  return [turn, { name: 'SX', qubits: [qubit] }, turn];
}

/** As the device can run it: rotations about z, √X and CZ only. CX is CZ between Hadamard gates on the target. */
export const compiled: readonly Gate[] = [
  ...hadamard(0),
  ...hadamard(1),
  { name: 'CZ', qubits: [0, 1] },
  ...hadamard(1),
];

/** Gate lengths in nanoseconds as on Google's Willow. A rotation about z only shifts the phase of later pulses. */
const lengths: Readonly<Record<Gate['name'], number>> = { RZ: 0, SX: 25, CZ: 42, H: 25, CX: 42 };

export interface Pulse {
  /** What it drives: one of the qubits, or the coupler between them. */
  readonly channel: Qubit | 'coupler';
  /** Nanoseconds. */
  readonly start: number;
  readonly length: number;
}

/** The pulses of a circuit, each as early as its qubits allow, and the time at which the last one ends. */
export function schedule(gates: readonly Gate[]): { pulses: Pulse[]; end: number } {
  const free: [number, number] = [0, 0];
  const pulses = gates.flatMap(({ name, qubits }): Pulse[] => {
    const length = lengths[name];
    const start = Math.max(...qubits.map((qubit) => free[qubit]));
    for (const qubit of qubits) free[qubit] = start + length;
    const [first = 0] = qubits;
    return length === 0 ? [] : [{ channel: qubits.length === 1 ? first : 'coupler', start, length }];
  });
  return { pulses, end: Math.max(...free) };
}
