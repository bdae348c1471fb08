import type { Point } from '#src/base/svg-path.ts';

/** Sites in steps of the lattice, and the pairs of them that are coupled. */
export interface Joined {
  sites: readonly Point[];
  couplings: readonly (readonly [Point, Point])[];
}

/** A rectangle may be this much wider than high, before a short last row is the lesser evil. */
const WIDEST = 2;
/** The proportion of a rectangle that no division of its number gives. */
const USUAL = 1.5;

/** As many sites in rows from the left: the rectangle nearest a square, or with a last row that is not full. */
export function rows(count: number): Point[] {
  const columns = columnsOf(count);
  return Array.from({ length: count }, (_, index): Point => [index % columns, Math.floor(index / columns)]);
}

function columnsOf(count: number): number {
  const lines = Array.from({ length: Math.floor(Math.sqrt(count)) }, (_, index) => index + 1);
  const most = lines.findLast((each) => count % each === 0) ?? 1;
  const columns = count / most;
  return columns / most <= WIDEST ? columns : Math.round(Math.sqrt(USUAL * count));
}

/** The rows with each site coupled to its neighbors beside and below. */
export function rectangle(count: number): Joined {
  const sites = rows(count);
  return {
    sites,
    couplings: neighbors(sites, [
      [1, 0],
      [0, 1],
    ]),
  };
}

/** Sites one after the other. */
export function line(count: number): Joined {
  const sites = Array.from({ length: count }, (_, index): Point => [index, 0]);
  return { sites, couplings: neighbors(sites, [[1, 0]]) };
}

/** A square lattice that stands on a corner, with both numbers: rows of one width, every other shifted by half a step. */
export function diagonal(count: number, couplings: number): Joined | undefined {
  for (let width = 2; width <= count / 2; width++) {
    const lines = count / width;
    if (!Number.isInteger(lines) || (lines - 1) * (2 * width - 1) !== couplings) continue;
    const sites = Array.from({ length: count }, (_, index): Point => {
      const row = Math.floor(index / width);
      return [2 * (index % width) + ((row + 1) % 2), row];
    });
    return {
      sites,
      couplings: neighbors(sites, [
        [-1, 1],
        [1, 1],
      ]),
    };
  }
  return undefined;
}

function neighbors(sites: readonly Point[], steps: readonly Point[]): (readonly [Point, Point])[] {
  const byPlace = new Map(sites.map((site) => [String(site), site]));
  return sites.flatMap((site) =>
    steps.flatMap(([dx, dy]) => {
      const other = byPlace.get(String([site[0] + dx, site[1] + dy]));
      return other ? [[site, other] as const] : [];
    }),
  );
}
