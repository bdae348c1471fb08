import { type Row, relationsOf } from './binary-rows.ts';
import { productOfRow } from './pauli-rows.ts';
import { commute, type LogicalQubit, type PauliProduct, productOf } from './stabilizer-code.ts';

/**
 * Logical operators for checks that commute: for each logical qubit a flip and a sign, by Gram and Schmidt's method with
 * commutation in the place of the scalar product (Wilde, Phys. Rev. A 79, 062322 (2009)). They are not the lightest ones.
 * Where each check is of X or of Z alone, flips are of X and signs of Z.
 */
export function logicalQubitsOf(checks: readonly PauliProduct[], qubits: number): LogicalQubit[] {
  let rest = unseen(checks, qubits);
  const logicals: LogicalQubit[] = [];
  for (let first = rest[0]; first; first = rest[0]) {
    const x = first;
    const z = rest.find((other) => !commute(x.product, other.product));
    // What commutes with all that no check sees is a product of checks.
    if (z) logicals.push({ x: x.product, z: z.product });
    rest = rest.filter((other) => other !== x && other !== z);
    if (z) rest = rest.map((other) => without(other, x, z, qubits));
  }
  return logicals;
}

interface Unseen {
  readonly row: Row;
  readonly product: PauliProduct;
}

/** Independent products that commute with all checks; those of X alone first. */
function unseen(checks: readonly PauliProduct[], qubits: number): Unseen[] {
  const singles = (['X', 'Z'] as const).flatMap((pauli) =>
    Array.from({ length: qubits }, (_, qubit) => productOf(pauli, [qubit])),
  );
  const seenBy = singles.map((single) =>
    checks.reduce((seen, check, at) => (commute(check, single) ? seen : seen | (1n << BigInt(at))), 0n),
  );
  return relationsOf(seenBy).map((row) => ({ row, product: productOfRow(row, qubits) }));
}

/** A product, changed by the operators of a logical qubit so that it commutes with both. */
function without(other: Unseen, x: Unseen, z: Unseen, qubits: number): Unseen {
  let { row } = other;
  if (!commute(other.product, z.product)) row ^= x.row;
  if (!commute(other.product, x.product)) row ^= z.row;
  return row === other.row ? other : { row, product: productOfRow(row, qubits) };
}
