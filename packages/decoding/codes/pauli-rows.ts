import type { Row } from './binary-rows.ts';
import type { Pauli, PauliProduct } from './stabilizer-code.ts';

/**
 * A product on n qubits as 2n bits: the lower half says where it has an X, the upper half where it has a Z; Y has both
 * (Gottesman, arXiv:quant-ph/9705052). Products multiply, up to a phase, as rows add.
 */
export function rowOf({ support, paulis }: PauliProduct, qubits: number): Row {
  return support.reduce((row, qubit, at) => row | singleRow(qubit, paulis[at] as Pauli, qubits), 0n);
}

export function productOfRow(row: Row, qubits: number): PauliProduct {
  const has = (bit: number) => ((row >> BigInt(bit)) & 1n) === 1n;
  const support = Array.from({ length: qubits }, (_, qubit) => qubit).filter(
    (qubit) => has(qubit) || has(qubit + qubits),
  );
  return { support, paulis: support.map((qubit) => (has(qubit) ? (has(qubit + qubits) ? 'Y' : 'X') : 'Z')) };
}

function singleRow(qubit: number, pauli: Pauli, qubits: number): Row {
  const x = pauli === 'Z' ? 0n : 1n << BigInt(qubit);
  const z = pauli === 'X' ? 0n : 1n << BigInt(qubit + qubits);
  return x | z;
}
