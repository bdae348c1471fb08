import type { MatchingGraph } from '../graph/matching-graph.ts';

/** The least weight of all ways to pair defects with each other or with the boundary, by trying them all. */
export function lightestPairing(graph: MatchingGraph, defects: readonly number[]): number {
  const distances = allDistances(graph);
  const between = (one: number, other: number) => distances[one]?.[other] ?? Number.POSITIVE_INFINITY;
  const least = ([first, ...rest]: readonly number[]): number => {
    if (first === undefined) return 0;
    const partners = rest.map(
      (partner) => between(first, partner) + least(rest.filter((defect) => defect !== partner)),
    );
    return Math.min(between(first, graph.detectors) + least(rest), ...partners);
  };
  return least(defects);
}

/** Floyd and Warshall's; no way leads through the boundary. */
function allDistances({ detectors, from, to, weight }: MatchingGraph): number[][] {
  const nodes = Array.from({ length: detectors + 1 }, (_, node) => node);
  const distances = nodes.map((one) => nodes.map((other) => (one === other ? 0 : Number.POSITIVE_INFINITY)));
  const set = (one: number, other: number, value: number) => {
    const row = distances[one];
    if (row && value < (row[other] ?? 0)) row[other] = value;
  };
  weight.forEach((value, edge) => {
    set(from[edge] as number, to[edge] as number, value);
    set(to[edge] as number, from[edge] as number, value);
  });
  for (const middle of nodes.slice(0, -1)) {
    for (const one of nodes) {
      for (const other of nodes) set(one, other, (distances[one]?.[middle] ?? 0) + (distances[middle]?.[other] ?? 0));
    }
  }
  return distances;
}
