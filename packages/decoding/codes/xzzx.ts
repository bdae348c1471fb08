import { rotatedSurfaceCode } from './rotated-surface.ts';
import type { Check, Pauli, PauliProduct, StabilizerCode } from './stabilizer-code.ts';

const TURNED: Readonly<Record<Pauli, Pauli>> = { X: 'Z', Y: 'Y', Z: 'X' };

/**
 * The XZZX code on the rotated layout: the rotated surface code with a Hadamard gate on every other qubit, so that each
 * check reads X, Z, Z, X, and errors of Z alone form separate diagonal lines (Bonilla Ataides, Tuckett, Bartlett, Flammia and
 * Brown, Nat. Commun. 12, 2172 (2021)).
 *
 * @throws RangeError unless the distance is an odd number from 3 on.
 */
export function xzzxCode(distance: number): StabilizerCode {
  const { qubits, checks, logicals } = rotatedSurfaceCode(distance);
  const isTurned = qubits.map(({ x, y }) => (x + y) % 4 !== 0);
  const turned = <Product extends PauliProduct>(product: Product): Product => ({
    ...product,
    paulis: product.paulis.map((pauli, at) => (isTurned[product.support[at] as number] ? TURNED[pauli] : pauli)),
  });
  return {
    id: 'xzzx',
    distance,
    qubits,
    checks: checks.map((check): Check => ({ ...turned(check), kind: 'mixed' })),
    logicals: logicals.map(({ x, z }) => ({ x: turned(x), z: turned(z) })),
  };
}
