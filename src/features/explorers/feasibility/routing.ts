import type { Workload } from '#src/model/schemas/workload.ts';

export type Pairs = NonNullable<Workload['plain']>['pairs'];

/** How the qubits of a machine are joined, as far as it says. */
export const CONNECTIVITIES = ['all', 'square', 'heavy-hexagon', 'line', 'unknown'] as const;
export type Connectivity = (typeof CONNECTIVITIES)[number];

/** Gates of a swap. */
const SWAP = 3;

/**
 * Two-qubit gates that one gate of a circuit takes. Gates between neighbors of a line or a ring are where the machine has
 * them. Any other pair is brought together by swaps along the shortest way: `distance − 1` of them on average, three gates
 * each. A router does better where gates can wait for each other; nothing of that is counted. Undefined where the machine
 * does not say what is joined.
 */
export function gatesPerGate(pairs: Pairs, connectivity: Connectivity, qubits: number): number | undefined {
  if (connectivity === 'all') return 1;
  if (pairs !== 'any') return connectivity === 'unknown' ? undefined : 1;
  const distance = meanDistance(connectivity, qubits);
  return distance === undefined ? undefined : 1 + SWAP * (distance - 1);
}

/** Steps between two of so many qubits that lie as close together as they can, on average. */
export function meanDistance(connectivity: Connectivity, qubits: number): number | undefined {
  if (qubits < 3) return 1;
  if (connectivity === 'line') return (qubits + 1) / 3;
  const neighbors = { square: squareNeighbors, 'heavy-hexagon': heavyHexNeighbors }[connectivity as string];
  return neighbors && meanOf(patchOf(qubits, neighbors), neighbors);
}

type Site = readonly [row: number, column: number];
type Neighbors = (site: Site) => Site[];

const squareNeighbors: Neighbors = ([row, column]) => [
  [row - 1, column],
  [row + 1, column],
  [row, column - 1],
  [row, column + 1],
];

/** Lines of qubits in even rows, joined by a bridge at every fourth column of the odd rows, shifted by two from one to the next. */
const heavyHexNeighbors: Neighbors = ([row, column]) => {
  if (row % 2 !== 0)
    return [
      [row - 1, column],
      [row + 1, column],
    ];
  const isBridged = (bridge: number) => (((column - (Math.abs((bridge - 1) / 2) % 2) * 2) % 4) + 4) % 4 === 0;
  return [
    [row, column - 1],
    [row, column + 1],
    ...[row - 1, row + 1].filter(isBridged).map((bridge): Site => [bridge, column]),
  ];
};

/** So many sites round one, the nearest first. */
function patchOf(count: number, neighbors: Neighbors): Site[] {
  const start: Site = [0, 0];
  const found: Site[] = [start];
  const seen = new Set([String(start)]);
  for (let at = 0; found.length < count; at++) {
    for (const next of neighbors(found[at] ?? start)) {
      if (seen.has(String(next)) || found.length === count) continue;
      seen.add(String(next));
      found.push(next);
    }
  }
  return found;
}

/** The mean of the shortest ways between all pairs of a patch that stay in it. */
function meanOf(patch: readonly Site[], neighbors: Neighbors): number {
  const inside = new Set(patch.map(String));
  let sum = 0;
  for (const start of patch) {
    const steps = new Map([[String(start), 0]]);
    const queue = [start];
    for (let at = 0; at < queue.length; at++) {
      const site = queue[at] as Site;
      const step = steps.get(String(site)) ?? 0;
      sum += step;
      for (const next of neighbors(site)) {
        if (!inside.has(String(next)) || steps.has(String(next))) continue;
        steps.set(String(next), step + 1);
        queue.push(next);
      }
    }
  }
  return sum / (patch.length * (patch.length - 1));
}
