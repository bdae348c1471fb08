import { checkOf, type Position, productOf, type StabilizerCode } from './stabilizer-code.ts';

/**
 * The triangular color code on hexagons, 6.6.6 (Bombin and Martin-Delgado, Phys. Rev. Lett. 97, 180501 (2006)): (3d² + 1)/4 qubits,
 * and on each face a check of X and one of Z. Qubits and faces are the places of a triangular lattice, whose rows are to
 * be drawn √3 apart where neighbors in a row are 2 apart; y counts rows. Faces of one color have the same y modulo 3. All
 * checks of Z come first. Both logical operators are the qubits of the lowest edge.
 *
 * @throws RangeError unless the distance is an odd number from 3 on.
 */
export function colorCode(distance: number): StabilizerCode {
  if (!Number.isInteger(distance) || distance < 3 || distance % 2 === 0)
    throw new RangeError(`A triangular color code has an odd distance from 3 on, not ${distance}`);
  const lowest = (3 * (distance - 1)) / 2;
  const rows = Array.from({ length: lowest + 1 }, (_, row) => row);
  const places = rows.flatMap((row) => rows.slice(0, row + 1).map((column) => ({ x: 2 * column - row, y: row })));
  const qubits = places.filter((place) => !isFace(place));
  const faces = places.filter(isFace).map((face) => ({ face, support: around(face, qubits) }));
  const edge = [...qubits.keys()].filter((qubit) => qubits[qubit]?.y === lowest);
  return {
    id: 'color',
    distance,
    qubits,
    checks: (['Z', 'X'] as const).flatMap((kind) => faces.map(({ face, support }) => checkOf(kind, support, face))),
    logicals: [{ x: productOf('X', edge), z: productOf('Z', edge) }],
  };
}

/** Every third place, none of them a corner: each qubit is left with up to three faces around it. */
function isFace({ x, y }: Position): boolean {
  return ((x + y) / 2 + y) % 3 === 1;
}

function around(face: Position, qubits: readonly Position[]): number[] {
  return [...qubits.keys()].filter((at) => {
    const qubit = qubits[at] as Position;
    const [right, down] = [Math.abs(qubit.x - face.x), Math.abs(qubit.y - face.y)];
    return right + down === 2 && down < 2;
  });
}
