import type { Decoder } from '#decoding/graph/decoder.ts';
import type { MatchingGraph } from '#decoding/graph/matching-graph.ts';

interface Cluster {
  readonly members: Set<number>;
  readonly rim: Set<number>;
  isOdd: boolean;
  isAtBoundary: boolean;
  /** How many steps had been made before it grew last. */
  lastTurn: number;
}

/**
 * Union-find as one writes it down from the paper (Delfosse and Nickerson, Quantum 5, 595 (2021)), with objects, maps and
 * sets, all edges of the same length: the yardstick for the one of the library.
 */
export class PlainUnionFind implements Decoder {
  readonly #graph: MatchingGraph;
  readonly #edgesAt: number[][];

  constructor(graph: MatchingGraph) {
    this.#graph = graph;
    this.#edgesAt = Array.from({ length: graph.detectors + 1 }, (_, node) => [
      ...graph.around.subarray(graph.starts[node], graph.starts[node + 1]),
    ]);
  }

  decode(defects: Int32Array, count: number): number {
    const fired = new Set(defects.subarray(0, count));
    const clusters = new Map<number, Cluster>();
    for (const defect of fired) clusters.set(defect, newCluster(defect, true));
    const grown = new Map<number, number>();
    for (let turn = 1; ; turn += 1) {
      const smallest = smallestOf(clusters);
      if (!smallest) return this.#peel(fired, grown);
      smallest.lastTurn = turn;
      this.#grow(smallest, clusters, grown);
    }
  }

  #grow(cluster: Cluster, clusters: Map<number, Cluster>, grown: Map<number, number>): void {
    const full: [number, number][] = [];
    for (const node of cluster.rim) {
      let isInside = true;
      for (const edge of this.#edgesAt[node] ?? []) {
        if ((grown.get(edge) ?? 0) >= 2) continue;
        isInside = false;
        const length = (grown.get(edge) ?? 0) + 1;
        grown.set(edge, length);
        if (length === 2) full.push([node, this.#across(node, edge)]);
      }
      if (isInside) cluster.rim.delete(node);
    }
    for (const [node, other] of full) this.#merge(clusters.get(node) as Cluster, other, clusters);
  }

  #merge(cluster: Cluster, other: number, clusters: Map<number, Cluster>): void {
    if (other === this.#graph.detectors) {
      cluster.isAtBoundary = true;
      return;
    }
    const met = clusters.get(other) ?? newCluster(other, false);
    clusters.set(other, met);
    if (met === cluster) return;
    const [large, small] = cluster.members.size < met.members.size ? [met, cluster] : [cluster, met];
    for (const member of small.members) {
      large.members.add(member);
      clusters.set(member, large);
    }
    for (const node of small.rim) large.rim.add(node);
    large.isOdd = large.isOdd !== small.isOdd;
    large.isAtBoundary ||= small.isAtBoundary;
    large.lastTurn = Math.max(large.lastTurn, small.lastTurn);
  }

  /** Walks a tree of full edges in each cluster, from the boundary where it is reached, and back from its leaves. */
  #peel(fired: Set<number>, grown: Map<number, number>): number {
    const full = new Map<number, number[]>();
    for (const [edge, length] of grown) {
      if (length < 2) continue;
      for (const node of [this.#graph.from[edge] as number, this.#graph.to[edge] as number]) {
        full.set(node, [...(full.get(node) ?? []), edge]);
      }
    }
    const seen = new Set<number>();
    let flips = 0;
    for (const root of [this.#graph.detectors, ...fired]) flips ^= this.#peelFrom(root, full, seen, fired);
    return flips;
  }

  #peelFrom(root: number, full: Map<number, number[]>, seen: Set<number>, fired: Set<number>): number {
    if (seen.has(root)) return 0;
    const branches: [edge: number, leaf: number][] = [];
    const open = [root];
    seen.add(root);
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const edge of full.get(node) ?? []) {
        const leaf = this.#across(node, edge);
        if (seen.has(leaf)) continue;
        seen.add(leaf);
        branches.push([edge, leaf]);
        open.push(leaf);
      }
    }
    let flips = 0;
    for (const [edge, leaf] of branches.reverse()) {
      if (!fired.delete(leaf)) continue;
      const stem = this.#across(leaf, edge);
      if (!fired.delete(stem)) fired.add(stem);
      flips ^= this.#graph.flips[edge] as number;
    }
    fired.delete(this.#graph.detectors);
    return flips;
  }

  #across(node: number, edge: number): number {
    return (this.#graph.from[edge] as number) + (this.#graph.to[edge] as number) - node;
  }
}

const newCluster = (node: number, isOdd: boolean): Cluster => ({
  members: new Set([node]),
  rim: new Set([node]),
  isOdd,
  isAtBoundary: false,
  lastTurn: 0,
});

function smallestOf(clusters: Map<number, Cluster>): Cluster | undefined {
  let smallest: Cluster | undefined;
  for (const cluster of new Set(clusters.values())) {
    if (!cluster.isOdd || cluster.isAtBoundary) continue;
    if (!smallest || isBefore(cluster, smallest)) smallest = cluster;
  }
  return smallest;
}

/** Of two that are equally small, the one that has waited longer. */
const isBefore = (one: Cluster, other: Cluster) =>
  one.rim.size < other.rim.size || (one.rim.size === other.rim.size && one.lastTurn < other.lastTurn);
