import type { ExplainingDecoder } from '../graph/decoder.ts';
import type { MatchingGraph } from '../graph/matching-graph.ts';

/** What the edges of a decoder's last answer do: the detectors that they make fire, what they flip, what they weigh. */
export function explanation(decoder: ExplainingDecoder, graph: MatchingGraph) {
  const fired = new Set<number>();
  let [flips, weight] = [0, 0];
  for (const edge of decoder.edges.subarray(0, decoder.edgeCount)) {
    for (const end of [graph.from[edge] as number, graph.to[edge] as number]) {
      if (end < graph.detectors && !fired.delete(end)) fired.add(end);
    }
    flips ^= graph.flips[edge] as number;
    weight += graph.weight[edge] as number;
  }
  return { fired: [...fired].toSorted((one, other) => one - other), flips: flips >>> 0, weight };
}
