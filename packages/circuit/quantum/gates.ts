import { type Complex, complex, fromPolar, I, ONE, scale, ZERO } from './complex.ts';

/**
 * A one-qubit gate as its unitary matrix, row by row: `gate[row][column]` is ⟨row|U|column⟩.
 * Matrices and signs follow Nielsen and Chuang, "Quantum Computation and Quantum Information", section 4.2.
 */
export type Gate = readonly [readonly [Complex, Complex], readonly [Complex, Complex]];

const ROOT_HALF = complex(Math.SQRT1_2);

/** Hadamard: |0⟩ → (|0⟩ + |1⟩)/√2, |1⟩ → (|0⟩ − |1⟩)/√2. */
export const H: Gate = [
  [ROOT_HALF, ROOT_HALF],
  [ROOT_HALF, scale(ROOT_HALF, -1)],
];

/** Pauli X: exchanges |0⟩ and |1⟩. */
export const X: Gate = [
  [ZERO, ONE],
  [ONE, ZERO],
];

/** Pauli Y: |0⟩ → i|1⟩, |1⟩ → −i|0⟩. */
export const Y: Gate = [
  [ZERO, scale(I, -1)],
  [I, ZERO],
];

/** Pauli Z: turns the phase of |1⟩ by π. */
export const Z: Gate = [
  [ONE, ZERO],
  [ZERO, scale(ONE, -1)],
];

/** Phase gate: turns the phase of |1⟩ by π/2. */
export const S: Gate = [
  [ONE, ZERO],
  [ZERO, I],
];

/** π/8 gate: turns the phase of |1⟩ by π/4. */
export const T: Gate = [
  [ONE, ZERO],
  [ZERO, complex(Math.SQRT1_2, Math.SQRT1_2)],
];

/** diag(1, e^(iφ)): turns the phase of |1⟩ by φ (radians). Equals Rz(φ) up to the global phase e^(iφ/2). */
export function phaseShift(angle: number): Gate {
  return [
    [ONE, ZERO],
    [ZERO, fromPolar(1, angle)],
  ];
}

/** Rx(θ) = e^(−iθX/2): turns the Bloch vector by θ (radians) about the x axis. */
export function rx(angle: number): Gate {
  const [cos, sin] = halfAngle(angle);
  return [
    [complex(cos), complex(0, -sin)],
    [complex(0, -sin), complex(cos)],
  ];
}

/** Ry(θ) = e^(−iθY/2): turns the Bloch vector by θ (radians) about the y axis. */
export function ry(angle: number): Gate {
  const [cos, sin] = halfAngle(angle);
  return [
    [complex(cos), complex(-sin)],
    [complex(sin), complex(cos)],
  ];
}

/** Rz(θ) = e^(−iθZ/2): turns the Bloch vector by θ (radians) about the z axis. */
export function rz(angle: number): Gate {
  return [
    [fromPolar(1, -angle / 2), ZERO],
    [ZERO, fromPolar(1, angle / 2)],
  ];
}

function halfAngle(angle: number): [cos: number, sin: number] {
  return [Math.cos(angle / 2), Math.sin(angle / 2)];
}
