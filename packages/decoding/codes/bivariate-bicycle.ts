import { logicalQubitsOf } from './logical-qubits.ts';
import { type Check, checkOf, type Position, type StabilizerCode } from './stabilizer-code.ts';

/** A shift on a torus, by columns and rows. */
export type Shift = readonly [right: number, down: number];

/** Two polynomials in shifts of a torus of so many columns and rows; x is a shift by one column, y by one row. */
export interface Bicycle {
  readonly columns: number;
  readonly rows: number;
  readonly a: readonly Shift[];
  readonly b: readonly Shift[];
  /** As published: it is too large to be found by exhaustion. */
  readonly distance: number;
}

/** A = x³ + y + y², B = y³ + x + x². */
const POLYNOMIALS = {
  a: [
    [3, 0],
    [0, 1],
    [0, 2],
  ],
  b: [
    [0, 3],
    [1, 0],
    [2, 0],
  ],
} as const;

/** The gross code, [[144, 12, 12]], called after its dozen dozens of qubits. */
export const GROSS: Bicycle = { columns: 12, rows: 6, ...POLYNOMIALS, distance: 12 };

/** Its smaller relative, [[72, 12, 6]]. */
export const HALF_GROSS: Bicycle = { columns: 6, rows: 6, ...POLYNOMIALS, distance: 6 };

/**
 * A bivariate bicycle code (Bravyi, Cross, Gambetta, Maslov, Rall and Yoder, Nature 627, 778 (2024)): on each site of a torus two
 * qubits, left and right, and a check of X and one of Z. X checks are the rows of [A|B], Z checks those of [Bᵀ|Aᵀ]. All
 * left qubits come first, then all right ones, row by row; then checks of X, then of Z. A site is 2 × 2 to draw.
 */
export function bivariateBicycle({ columns, rows, a, b, distance }: Bicycle): StabilizerCode {
  const sites = Array.from({ length: columns * rows }, (_, site) => site);
  const placed = ({ x, y }: Position) =>
    sites.map((site) => ({ x: 2 * (site % columns) + x, y: 2 * Math.floor(site / columns) + y }));
  const shifted = (site: number, [right, down]: Shift, sign: 1 | -1) => {
    const column = (columns + (site % columns) + sign * right) % columns;
    const row = (rows + Math.floor(site / columns) + sign * down) % rows;
    return row * columns + column;
  };
  const supportOf = (site: number, left: readonly Shift[], right: readonly Shift[], sign: 1 | -1) =>
    [
      ...left.map((shift) => shifted(site, shift, sign)),
      ...right.map((shift) => sites.length + shifted(site, shift, sign)),
    ].sort((one, other) => one - other);
  const checks: Check[] = [
    ...placed({ x: 1, y: 0 }).map((place, site) => checkOf('X', supportOf(site, a, b, 1), place)),
    ...placed({ x: 0, y: 1 }).map((place, site) => checkOf('Z', supportOf(site, b, a, -1), place)),
  ];
  const qubits = [...placed({ x: 0, y: 0 }), ...placed({ x: 1, y: 1 })];
  return { id: 'bivariate-bicycle', distance, qubits, checks, logicals: logicalQubitsOf(checks, qubits.length) };
}
