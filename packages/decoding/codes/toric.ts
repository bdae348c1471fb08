import { checkOf, productOf, type StabilizerCode } from './stabilizer-code.ts';

/**
 * The toric code on L × L sites: 2L² qubits on the edges of a square lattice whose opposite sides are joined, two
 * logical qubits, distance L (Kitaev, Ann. Phys. 303, 2 (2003)). Of site (row, column) the edge to the right is qubit
 * 2(row·L + column), the edge down the next one. Checks of Z are faces, checks of X are sites.
 *
 * @throws RangeError for a length that is not whole, or below 2.
 */
export function toricCode(length: number): StabilizerCode {
  if (!Number.isInteger(length) || length < 2) throw new RangeError(`A torus has a length from 2 on, not ${length}`);
  const places = Array.from({ length }, (_, index) => index);
  const sites = places.flatMap((row) => places.map((column) => ({ row, column })));
  const site = (row: number, column: number) => ((row + length) % length) * length + ((column + length) % length);
  const right = (row: number, column: number) => 2 * site(row, column);
  const down = (row: number, column: number) => 2 * site(row, column) + 1;
  const ascending = (qubits: number[]) => qubits.sort((a, b) => a - b);
  return {
    id: 'toric',
    distance: length,
    qubits: sites.flatMap(({ row, column }) => [
      { x: 2 * column + 1, y: 2 * row },
      { x: 2 * column, y: 2 * row + 1 },
    ]),
    checks: [
      ...sites.map(({ row, column }) =>
        checkOf(
          'Z',
          ascending([right(row, column), down(row, column), right(row + 1, column), down(row, column + 1)]),
          {
            x: 2 * column + 1,
            y: 2 * row + 1,
          },
        ),
      ),
      ...sites.map(({ row, column }) =>
        checkOf(
          'X',
          ascending([right(row, column), down(row, column), right(row, column - 1), down(row - 1, column)]),
          {
            x: 2 * column,
            y: 2 * row,
          },
        ),
      ),
    ],
    // A chain of flips runs across edges, one of signs along them.
    logicals: [
      {
        x: productOf(
          'X',
          places.map((row) => right(row, 0)),
        ),
        z: productOf(
          'Z',
          places.map((column) => right(0, column)),
        ),
      },
      {
        x: productOf(
          'X',
          places.map((column) => down(0, column)),
        ),
        z: productOf(
          'Z',
          places.map((row) => down(row, 0)),
        ),
      },
    ],
  };
}
