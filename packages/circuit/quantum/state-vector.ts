import { add, type Complex, conjugate, fromPolar, multiply, ONE, squaredMagnitude, ZERO } from './complex.ts';
import { type Gate, H, X } from './gates.ts';

/**
 * The pure state of n qubits: 2ⁿ amplitudes whose squared magnitudes add up to 1.
 *
 * Bit order as in Nielsen and Chuang: qubit 0 is the leftmost of |q₀q₁…⟩, so the amplitude of |10⟩ has the index 2.
 * (Qiskit and OpenQASM write the same kets from right to left.)
 */
export type StateVector = readonly Complex[];

export type Bit = 0 | 1;

/** The number of qubits; a RangeError if the length is no power of two. */
export function qubitCount(state: StateVector): number {
  const count = Math.log2(state.length);
  if (!Number.isInteger(count)) throw new RangeError(`A state of ${state.length} amplitudes is no state of qubits`);
  return count;
}

/** |q₀q₁…⟩ */
export function basisState(bits: readonly Bit[]): StateVector {
  const occupied = bits.reduce((index: number, bit) => 2 * index + bit, 0);
  return Array.from({ length: 2 ** bits.length }, (_, index) => (index === occupied ? ONE : ZERO));
}

/** cos(θ/2)|0⟩ + e^(iφ) sin(θ/2)|1⟩, angles in radians (Nielsen and Chuang, section 1.2). */
export function qubitState(theta: number, phi: number): StateVector {
  return [fromPolar(Math.cos(theta / 2), 0), fromPolar(Math.sin(theta / 2), phi)];
}

/** The Bell state (|00⟩ + |11⟩)/√2, made from |00⟩ by a Hadamard and a CNOT (Nielsen and Chuang, section 1.3.6). */
export function bellState(): StateVector {
  return cnot(applyGate(basisState([0, 0]), H, 0), 0, 1);
}

/**
 * Applies a one-qubit gate to the qubit `target`, where all the qubits of `controls` are 1.
 * A RangeError if a qubit is out of range or both target and control.
 */
export function applyGate(
  state: StateVector,
  gate: Gate,
  target: number,
  controls: readonly number[] = [],
): StateVector {
  if (controls.includes(target)) throw new RangeError(`Qubit ${target} cannot control itself`);
  const targetMask = qubitMask(state, target);
  const controlMask = controls.reduce((mask, qubit) => mask | qubitMask(state, qubit), 0);
  return state.map((amplitude, index) => {
    if ((index & controlMask) !== controlMask) return amplitude;
    const row = gate[(index & targetMask) === 0 ? 0 : 1];
    const withZero = state[index & ~targetMask] ?? ZERO;
    const withOne = state[index | targetMask] ?? ZERO;
    return add(multiply(row[0], withZero), multiply(row[1], withOne));
  });
}

/** Controlled NOT: flips `target` where `control` is 1. */
export function cnot(state: StateVector, control: number, target: number): StateVector {
  return applyGate(state, X, target, [control]);
}

/** ⟨a|b⟩ */
export function innerProduct(a: StateVector, b: StateVector): Complex {
  if (a.length !== b.length) throw new RangeError('The states have different numbers of qubits');
  return a.reduce((sum, amplitude, index) => add(sum, multiply(conjugate(amplitude), b[index] ?? ZERO)), ZERO);
}

/** Born's rule: the probability of every basis state, in the order of the amplitudes. */
export function probabilities(state: StateVector): number[] {
  return state.map(squaredMagnitude);
}

/** The bit that stands for `qubit` in the index of an amplitude. */
export function qubitMask(state: StateVector, qubit: number): number {
  const count = qubitCount(state);
  if (!Number.isInteger(qubit) || qubit < 0 || qubit >= count)
    throw new RangeError(`There is no qubit ${qubit} among ${count}`);
  return 1 << (count - 1 - qubit);
}
