import { radians } from '../circuit/angle.ts';
import type { GateDefinition, GateOperation } from '../circuit/circuit.ts';
import { expandGate } from '../circuit/expand.ts';
import { decomposed } from '../gates/decomposition.ts';
import { groundState } from '../quantum/amplitudes.ts';
import { applyUnitary } from '../quantum/apply-unitary.ts';
import { isUnitaryName } from '../quantum/unitaries.ts';

/** `c4x` is the largest gate of a library. */
const MOST_QUBITS = 5;
const MOST_PARTS = 500;
const CLOSE = 1e-9;
/** Angles at which nothing happens to agree. */
const ELSEWHERE = [
  [0.7123, -1.3391, 2.0277, 0.4519],
  [-2.1547, 0.8839, 1.1713, -0.3307],
];

interface Product {
  readonly operations: readonly GateOperation[];
  readonly gates: readonly GateDefinition[];
}

/**
 * Whether two products of gates do the same on some wires, whatever their parameters are; compared by their matrices at
 * two generic values. `anyPhase` disregards a global phase, which nothing in OpenQASM 2 can bring to light.
 */
export function doTheSame(
  one: Product,
  other: Product,
  { qubits, parameters, anyPhase }: { qubits: number; parameters: readonly string[]; anyPhase: boolean },
): boolean {
  if (qubits > MOST_QUBITS) return false;
  return ELSEWHERE.every((values) => {
    const names = Object.fromEntries(parameters.map((name, index) => [name, values[index] ?? 0.1 * index]));
    const [left, right] = [matrixOf(one, qubits, names), matrixOf(other, qubits, names)];
    return left !== undefined && right !== undefined && agree(left, right, anyPhase);
  });
}

/** A gate without a matrix of its own is replaced by its parts. */
function withMatrices(operation: GateOperation): GateOperation[] {
  if (isUnitaryName(operation.gate)) return [operation];
  return decomposed(operation)?.flatMap(withMatrices) ?? [operation];
}

/** Column after column; undefined for gates that are no small matrices. */
function matrixOf({ operations, gates }: Product, qubits: number, names: Record<string, number>): number[] | undefined {
  const parts: GateOperation[] = [];
  for (const operation of operations) {
    for (const expanded of expandGate(operation, gates))
      if (expanded.kind === 'gate') parts.push(...withMatrices(expanded));
    if (parts.length > MOST_PARTS) return undefined;
  }
  try {
    return Array.from({ length: 2 ** qubits }, (_, index) => imageOf(index, parts, qubits, names)).flat();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function imageOf(index: number, parts: readonly GateOperation[], qubits: number, names: Record<string, number>) {
  const state = groundState(qubits);
  state[0] = 0;
  state[2 * index] = 1;
  for (const { gate: name, angles, targets, controls } of parts) {
    if (!isUnitaryName(name)) throw new RangeError(`${name} has no matrix here`);
    applyUnitary(state, { name, angles: angles.map((angle) => radians(angle, names)), wires: targets, controls });
  }
  return [...state];
}

function agree(left: readonly number[], right: readonly number[], anyPhase: boolean): boolean {
  const [re, im] = anyPhase ? phaseBetween(left, right) : [1, 0];
  for (let at = 0; at < left.length; at += 2) {
    const [a = 0, b = 0] = [left[at], left[at + 1]];
    const [c = 0, d = 0] = [right[at], right[at + 1]];
    if (Math.hypot(a * re - b * im - c, a * im + b * re - d) > CLOSE) return false;
  }
  return true;
}

/** The factor by which the inner product of two matrices says that they differ. */
function phaseBetween(left: readonly number[], right: readonly number[]): [re: number, im: number] {
  let [re, im] = [0, 0];
  for (let at = 0; at < left.length; at += 2) {
    const [a = 0, b = 0] = [left[at], left[at + 1]];
    const [c = 0, d = 0] = [right[at], right[at + 1]];
    re += a * c + b * d;
    im += a * d - b * c;
  }
  const length = Math.hypot(re, im);
  return length < CLOSE ? [1, 0] : [re / length, im / length];
}
