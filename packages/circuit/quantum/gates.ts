import { type Complex, complex, conjugate, fromPolar, I, ONE, scale, ZERO } from './complex.ts';

/**
 * A one-qubit gate as its unitary matrix, row by row: `gate[row][column]` is ⟨row|U|column⟩.
 * Matrices and signs follow Nielsen and Chuang, "Quantum Computation and Quantum Information", section 4.2.
 */
export type Gate = readonly [readonly [Complex, Complex], readonly [Complex, Complex]];

/** A matrix row by row: `rows[row][column]` is ⟨row|U|column⟩, the gate's first qubit being the lowest bit. */
export type Rows = readonly (readonly Complex[])[];

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

/** √X, with the phase of Qiskit and `stdgates.inc`: e^(iπ/4) Rx(π/2). */
export const SX: Gate = [
  [complex(0.5, 0.5), complex(0.5, -0.5)],
  [complex(0.5, -0.5), complex(0.5, 0.5)],
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

/** Qiskit's `UGate`: Rz(φ) Ry(θ) Rz(λ) with the phase that makes the upper left entry real. */
export function u(theta: number, phi: number, lambda: number): Gate {
  const [cos, sin] = halfAngle(theta);
  return [
    [complex(cos), fromPolar(-sin, lambda)],
    [fromPolar(sin, phi), fromPolar(cos, phi + lambda)],
  ];
}

/** The factor e^(iγ). */
export function globalPhase(gamma: number): Rows {
  return diagonal(fromPolar(1, gamma), fromPolar(1, gamma));
}

/** Exchanges |01⟩ and |10⟩. */
export const SWAP: Rows = blocks([ONE, ZERO], [ZERO, ONE]);

/** exp(iπ(XX + YY)/4) */
export const ISWAP: Rows = blocks([ONE, ZERO], [ZERO, I]);

/** exp(−iθXX/2) */
export function rxx(theta: number): Rows {
  return ising(theta, 1);
}

/** exp(−iθYY/2) */
export function ryy(theta: number): Rows {
  return ising(theta, -1);
}

/** exp(−iθZZ/2) */
export function rzz(theta: number): Rows {
  const [equal, unequal] = [fromPolar(1, -theta / 2), fromPolar(1, theta / 2)];
  return diagonal(equal, unequal, unequal, equal);
}

/** U† of a matrix of any size. */
export function adjoint(rows: Rows): Rows {
  return rows.map((_, row) => rows.map((line) => conjugate(line[row] ?? ZERO)));
}

function diagonal(...entries: Complex[]): Rows {
  return entries.map((entry, row) => entries.map((_, column) => (row === column ? entry : ZERO)));
}

/** On two qubits: [a, b; b, a] on |00⟩ and |11⟩, [c, d; d, c] on |01⟩ and |10⟩. */
function blocks([a, b]: [Complex, Complex], [c, d]: [Complex, Complex]): Rows {
  return [
    [a, ZERO, ZERO, b],
    [ZERO, c, d, ZERO],
    [ZERO, d, c, ZERO],
    [b, ZERO, ZERO, a],
  ];
}

/** exp(−iθXX/2), or with the sign −1 exp(−iθYY/2): YY = −XX on |00⟩ and |11⟩. */
function ising(theta: number, sign: 1 | -1): Rows {
  const stay = complex(Math.cos(theta / 2));
  const flip = scale(I, -Math.sin(theta / 2));
  return blocks([stay, scale(flip, sign)], [stay, flip]);
}
