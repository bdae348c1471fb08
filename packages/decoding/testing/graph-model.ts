import type { MatchingGraph } from '../graph/matching-graph.ts';
import type { DetectorErrorModel } from '../model/detector-error-model.ts';

/** The model that a matching graph takes for the truth: one mechanism for each edge. */
export function graphModel(graph: MatchingGraph): DetectorErrorModel {
  const mechanisms = Array.from(graph.probability, (probability, edge) => {
    const detectors = [graph.from[edge] as number, graph.to[edge] as number].filter((end) => end < graph.detectors);
    return { probability, parts: [{ detectors, observables: graph.flips[edge] as number }] };
  });
  return { detectors: graph.detectors, observables: graph.observables, mechanisms, coordinates: new Map() };
}
