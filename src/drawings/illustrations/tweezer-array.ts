import type { Point } from '#src/base/svg-path.ts';

/** A site of the optical tweezer array; `column` and `row` count from 0. */
export interface Tweezer {
  readonly column: number;
  readonly row: number;
  /** Place in the plane of the array, its middle at the origin. */
  readonly place: Point;
  readonly state: 'loaded' | 'interacting' | 'empty';
}

export const arraySize = 9;
export const tweezerSpacing = 19;
/** Half the width of the array. */
export const arrayReach = ((arraySize - 1) * tweezerSpacing) / 2;

/** Excitation of one atom to a Rydberg state shifts its neighbors' levels within this distance of the pair's middle. */
export const blockade = { center: [tweezerSpacing / 2, 0] as Point, radius: 17 };

/** Tweezers that caught no atom; loading is a matter of chance. */
const vacancies = ['1,6', '6,2', '7,7'];
/** The atom that is moved, and the vacancy it fills. */
export const move = { from: [8, 4], to: [7, 7] } as const;

export function placeOf(column: number, row: number): Point {
  return [column * tweezerSpacing - arrayReach, row * tweezerSpacing - arrayReach];
}

/** All sites, farthest from the viewer first. */
export function tweezers(): Tweezer[] {
  const indexes = Array.from({ length: arraySize }, (_, index) => index);
  return indexes
    .flatMap((column) => indexes.map((row) => ({ column, row, place: placeOf(column, row) })))
    .map((site) => ({ ...site, state: stateOf(site) }))
    .sort((a, b) => a.column + a.row - (b.column + b.row));
}

function stateOf({ column, row, place }: Omit<Tweezer, 'state'>): Tweezer['state'] {
  if (vacancies.includes(`${column},${row}`)) return 'empty';
  return distance(place, blockade.center) < blockade.radius ? 'interacting' : 'loaded';
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
