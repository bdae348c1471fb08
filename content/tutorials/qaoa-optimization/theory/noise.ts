import { complex, conjugate, scale } from '#circuit/quantum/complex.ts';
import { type Gate, H, rx, rz, X, Y, Z } from '#circuit/quantum/gates.ts';
import { applyGate, type StateVector } from '#circuit/quantum/state-vector.ts';
import type { Graph } from './graphs.ts';
import { cutDistribution } from './qaoa-optimization-theory.ts';

/**
 * The density matrix ρ of n qubits as a vector over 2n: qubits 0 … n − 1 number its row, n … 2n − 1 its column.
 * A gate U on the state then is U on the row and its complex conjugate on the column.
 */
type DensityVector = StateVector;

const IDENTITY: Gate = [
  [complex(1), complex(0)],
  [complex(0), complex(1)],
];
const PAULIS = [IDENTITY, X, Y, Z];

/**
 * The distribution of cut edges after one layer when every CNOT is followed, with the probability `error`, by the loss
 * of both its qubits: each of the 16 pairs of Pauli matrices equally often. Exact; index = cut edges.
 */
export function noisyCuts(graph: Graph, gamma: number, beta: number, error: number): number[] {
  const n = graph.vertices;
  const qubits = Array.from({ length: n }, (_, qubit) => qubit);
  const noisyCnot = (rho: DensityVector, a: number, b: number) => depolarize(onBoth(rho, X, b, n, [a]), a, b, n, error);
  let rho: DensityVector = Array.from({ length: 4 ** n }, (_, index) => complex(index === 0 ? 1 : 0));
  for (const qubit of qubits) rho = onBoth(rho, H, qubit, n);
  for (const [a, b] of graph.edges) {
    rho = onBoth(noisyCnot(rho, a, b), rz(-gamma), b, n);
    rho = noisyCnot(rho, a, b);
  }
  for (const qubit of qubits) rho = onBoth(rho, rx(2 * beta), qubit, n);
  const diagonal = Array.from({ length: 2 ** n }, (_, index) => rho[index * 2 ** n + index]?.re ?? 0);
  return cutDistribution(graph, diagonal);
}

function onBoth(rho: DensityVector, gate: Gate, qubit: number, n: number, controls: readonly number[] = []) {
  const [[a, b], [c, d]] = gate;
  const conjugated: Gate = [
    [conjugate(a), conjugate(b)],
    [conjugate(c), conjugate(d)],
  ];
  const column = controls.map((control) => control + n);
  return applyGate(applyGate(rho, gate, qubit, controls), conjugated, qubit + n, column);
}

/** ρ → (1 − error)·ρ + error/16 · Σ PρP over the 16 pairs of Pauli matrices on qubits a and b. */
function depolarize(rho: DensityVector, a: number, b: number, n: number, error: number): DensityVector {
  const replaced = PAULIS.flatMap((p) => PAULIS.map((q) => onBoth(onBoth(rho, p, a, n), q, b, n)));
  return rho.map((element, index) => {
    const mixed = replaced.reduce((sum, other) => sum + (other[index]?.re ?? 0), 0) / 16;
    const mixedIm = replaced.reduce((sum, other) => sum + (other[index]?.im ?? 0), 0) / 16;
    const kept = scale(element, 1 - error);
    return complex(kept.re + error * mixed, kept.im + error * mixedIm);
  });
}
