import { type Check, checkOf, type Position, productOf, type StabilizerCode } from './stabilizer-code.ts';

/**
 * The rotated surface code: d × d qubits in a square and d² − 1 checks of their neighbors (Bombin and Martin-Delgado, Phys.
 * Rev. A 76, 012305 (2007); Tomita and Svore, Phys. Rev. A 90, 062320 (2014)). Qubits are at odd places, row by row, checks
 * at even ones between them. Checks of X are at the top and the bottom edge, where the logical X ends: a column of flips;
 * the logical Z is a row.
 *
 * @throws RangeError unless the distance is an odd number from 3 on.
 */
export function rotatedSurfaceCode(distance: number): StabilizerCode {
  if (!Number.isInteger(distance) || distance < 3 || distance % 2 === 0)
    throw new RangeError(`A rotated surface code has an odd distance from 3 on, not ${distance}`);
  const places = Array.from({ length: distance }, (_, index) => index);
  const qubits = places.flatMap((row) => places.map((column): Position => ({ x: 2 * column + 1, y: 2 * row + 1 })));
  return {
    id: 'rotated-surface',
    distance,
    qubits,
    checks: checksOf(distance),
    logicals: [
      {
        x: productOf(
          'X',
          places.map((row) => row * distance),
        ),
        z: productOf('Z', places),
      },
    ],
  };
}

function checksOf(distance: number): Check[] {
  const lines = Array.from({ length: distance + 1 }, (_, index) => 2 * index);
  return lines.flatMap((y) => lines.flatMap((x) => checkAt(distance, { x, y })));
}

/** Among four qubits, and beside every second pair at an edge. */
function checkAt(distance: number, place: Position): Check[] {
  const { x, y } = place;
  const kind = (x + y) % 4 === 0 ? 'Z' : 'X';
  const far = 2 * distance;
  const isLevelEdge = y === 0 || y === far;
  const isUprightEdge = x === 0 || x === far;
  if ((isLevelEdge && isUprightEdge) || (isLevelEdge && kind === 'Z') || (isUprightEdge && kind === 'X')) return [];
  const around = [-1, 1].flatMap((dy) => [-1, 1].map((dx) => ({ x: x + dx, y: y + dy })));
  const support = around
    .filter((at) => at.x > 0 && at.x < far && at.y > 0 && at.y < far)
    .map((at) => ((at.y - 1) / 2) * distance + (at.x - 1) / 2);
  return [checkOf(kind, support, place)];
}
