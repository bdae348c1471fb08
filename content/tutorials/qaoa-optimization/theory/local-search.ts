import { allCuts, cutValue, type Graph } from './graphs.ts';
import { cutDistribution } from './qaoa-optimization-theory.ts';

/**
 * Where a search ends that starts from the cut number `index` and flips one vertex at a time while that helps,
 * always the first that does.
 */
export function localSearch(graph: Graph, index: number): number {
  const flips = Array.from({ length: graph.vertices }, (_, vertex) => 1 << (graph.vertices - 1 - vertex));
  const better = flips.find((flip) => cutValue(graph, index ^ flip) > cutValue(graph, index));
  return better === undefined ? index : localSearch(graph, index ^ better);
}

/** The distribution of cut edges after one search from a random start; index = cut edges. */
export function localSearchCuts(graph: Graph): number[] {
  const strings = new Array<number>(2 ** graph.vertices).fill(0);
  for (const start of allCuts(graph)) {
    const end = localSearch(graph, start);
    strings[end] = (strings[end] ?? 0) + 2 ** -graph.vertices;
  }
  return cutDistribution(graph, strings);
}
