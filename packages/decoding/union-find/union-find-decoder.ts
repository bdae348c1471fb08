import type { ExplainingDecoder } from '../graph/decoder.ts';
import type { MatchingGraph } from '../graph/matching-graph.ts';
import { Clusters } from './clusters.ts';

/**
 * Weighted union-find (Delfosse and Nickerson, Quantum 5, 595 (2021)): clusters grow around the defects until each can
 * explain its own, then a tree in each is peeled from its leaves. In nearly linear time it corrects whatever is lighter
 * than half the lightest logical error, and is a little worse than matching beyond.
 *
 * A decoder is made once for a graph and takes no memory afterwards; decoding costs as much as the clusters it grows,
 * however large the graph is.
 */
export class UnionFindDecoder implements ExplainingDecoder {
  readonly edges: Int32Array;
  edgeCount = 0;
  readonly #graph: MatchingGraph;
  readonly #clusters: Clusters;

  constructor(graph: MatchingGraph) {
    this.#graph = graph;
    this.#clusters = new Clusters(graph);
    this.edges = new Int32Array(graph.edges);
  }

  /**
   * @throws RangeError where a defect is no detector of the graph, or where an odd number of them is in a part of it
   * that has no boundary.
   */
  decode(defects: Int32Array, count: number): number {
    this.edgeCount = 0;
    this.#clusters.start(defects, count);
    while (this.#clusters.isGrowing) this.#clusters.grow();
    return peel(this.#clusters, this.#graph, this);
  }
}

/** Where the edges of an answer are written. */
interface Answer {
  readonly edges: Int32Array;
  edgeCount: number;
}

/**
 * Explains the defects of grown clusters by edges of their trees. An odd cluster sends one defect out by the boundary.
 * Then each leaf falls off: where it has fired it takes its only edge, which moves the defect on, until two meet.
 * Returns the observables that the edges flip; they are written behind the answer so far.
 */
export function peel(clusters: Clusters, graph: MatchingGraph, answer: Answer): number {
  const { members, memberCount, degree, branches, fired } = clusters;
  let flips = leaveByExits(clusters, graph, answer);
  for (let at = 0; at < memberCount; at += 1) {
    let leaf = members[at] as number;
    while (degree[leaf] === 1) {
      const edge = branches[leaf] as number;
      const other = (graph.from[edge] as number) + (graph.to[edge] as number) - leaf;
      degree[leaf] = 0;
      degree[other] = (degree[other] as number) - 1;
      branches[other] = (branches[other] as number) ^ edge;
      if (fired[leaf] === 1) {
        fired[leaf] = 0;
        fired[other] = (fired[other] as number) ^ 1;
        flips ^= take(edge, graph, answer);
      }
      leaf = other;
    }
  }
  return flips >>> 0;
}

function leaveByExits(clusters: Clusters, graph: MatchingGraph, answer: Answer): number {
  let flips = 0;
  for (let at = 0; at < clusters.memberCount; at += 1) {
    const root = clusters.members[at] as number;
    if (clusters.rootOf(root) !== root || !clusters.isOdd(root)) continue;
    const from = clusters.exitFrom(root);
    clusters.fired[from] = (clusters.fired[from] as number) ^ 1;
    flips ^= take(clusters.exitOf(root), graph, answer);
  }
  return flips;
}

function take(edge: number, graph: MatchingGraph, answer: Answer): number {
  answer.edges[answer.edgeCount] = edge;
  answer.edgeCount += 1;
  return graph.flips[edge] as number;
}
