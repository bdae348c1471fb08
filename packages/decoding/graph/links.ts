import type { MatchingGraph } from './matching-graph.ts';

/** Numbers for each edge around a node: its other end, its length, the edge. */
export const LINK = 3;

/**
 * Edges around each node, in the order of `around`, with all that a walk needs side by side in memory: `LINK` numbers
 * each. `longest` is the length of the heaviest edge.
 */
export function linksOf(graph: MatchingGraph, longest: number): Int32Array {
  const lengths = edgeLengths(graph, longest);
  const links = new Int32Array(LINK * graph.around.length);
  for (let node = 0; node <= graph.detectors; node += 1) {
    const end = graph.starts[node + 1] as number;
    for (let at = graph.starts[node] as number; at < end; at += 1) {
      const edge = graph.around[at] as number;
      links[LINK * at] = (graph.from[edge] as number) + (graph.to[edge] as number) - node;
      links[LINK * at + 1] = lengths[edge] as number;
      links[LINK * at + 2] = edge;
    }
  }
  return links;
}

/**
 * Weights as even whole numbers in proportion to them: what grows from both ends of an edge meets exactly, sums have no
 * rounding, and equal weights stay equal. A weight is off by at most one part in `longest` of the heaviest. An edge of
 * weight 0, which costs nothing, gets the shortest length, 2, all the same.
 */
export function edgeLengths(graph: MatchingGraph, longest: number): Int32Array {
  const heaviest = graph.weight.reduce((most, weight) => Math.max(most, weight), 0);
  if (heaviest === 0) return new Int32Array(graph.edges).fill(2);
  return Int32Array.from(graph.weight, (weight) => 2 * Math.max(1, Math.round(((weight / heaviest) * longest) / 2)));
}
