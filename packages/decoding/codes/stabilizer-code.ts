/** A qubit in the plane; neighboring qubits of a lattice are 2 apart, so that what lies between them has whole numbers, too. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

export type Pauli = 'X' | 'Y' | 'Z';

/** A product of Paulis: on each qubit of its support one. */
export interface PauliProduct {
  /** Numbers of qubits; each comes once. */
  readonly support: readonly number[];
  /** The Pauli on each qubit of the support, in its order. */
  readonly paulis: readonly Pauli[];
}

export interface Check extends PauliProduct, Position {
  /** Of which Paulis it is made. A check of Z alone sees flips (X), one of X alone sees signs (Z). */
  readonly kind: 'X' | 'Z' | 'mixed';
}

/** A logical qubit: its flip and its sign, which anticommute with each other and commute with every check. */
export interface LogicalQubit {
  readonly x: PauliProduct;
  readonly z: PauliProduct;
}

/** A stabilizer code with places to draw it by (Gottesman, arXiv:quant-ph/9705052). */
export interface StabilizerCode {
  readonly id: string;
  readonly distance: number;
  readonly qubits: readonly Position[];
  readonly checks: readonly Check[];
  readonly logicals: readonly LogicalQubit[];
}

/** The same Pauli on every qubit. */
export function productOf(pauli: Pauli, support: readonly number[]): PauliProduct {
  return { support, paulis: support.map(() => pauli) };
}

export function checkOf(kind: 'X' | 'Z', support: readonly number[], { x, y }: Position): Check {
  return { kind, x, y, ...productOf(kind, support) };
}

/** Whether two products commute: they differ, on qubits that both act on, in an even number of places. */
export function commute(one: PauliProduct, other: PauliProduct): boolean {
  const paulis = new Map(other.support.map((qubit, at) => [qubit, other.paulis[at]]));
  const differing = one.support.filter((qubit, at) => paulis.has(qubit) && paulis.get(qubit) !== one.paulis[at]);
  return differing.length % 2 === 0;
}
