import type { Decoder } from '#decoding/graph/decoder.ts';
import type { MatchingGraph } from '#decoding/graph/matching-graph.ts';

/** A covered length within this of an edge's weight fills it. */
const NEAR = 1e-9;

interface Cluster {
  readonly nodes: Set<number>;
  isOdd: boolean;
  reachesBoundary: boolean;
}

/**
 * Weighted union-find as it is written down from its papers, with sets and maps made anew for each decoding: the
 * yardstick of the bench. The smallest cluster that needs to grow does so along all edges that lead out of it until one
 * is half or wholly full; then a forest of full edges is peeled from its leaves.
 */
export class PlainUnionFind implements Decoder {
  readonly #graph: MatchingGraph;
  readonly #around: readonly (readonly number[])[];

  constructor(graph: MatchingGraph) {
    this.#graph = graph;
    this.#around = Array.from({ length: graph.detectors + 1 }, (_, node) => [
      ...graph.around.subarray(graph.starts[node], graph.starts[node + 1]),
    ]);
  }

  decode(defects: Int32Array, count: number): number {
    const fired = new Set(defects.subarray(0, count));
    return this.#peel(this.#grow(fired), fired);
  }

  /** The edges that are full once no cluster needs to grow. */
  #grow(fired: ReadonlySet<number>): Set<number> {
    const clusterOf = new Map<number, Cluster>();
    for (const node of fired) {
      clusterOf.set(node, { nodes: new Set([node]), isOdd: true, reachesBoundary: false });
    }
    const waiting = new Set(clusterOf.values());
    const covered = new Map<number, number>();
    const full = new Set<number>();
    while (waiting.size > 0) {
      const cluster = smallest(waiting);
      waiting.delete(cluster);
      let grown = cluster;
      for (const edge of this.#growOnce(cluster, covered)) {
        full.add(edge);
        grown = this.#merge(this.#otherEnd(edge, grown), grown, clusterOf, waiting);
      }
      if (grown.isOdd && !grown.reachesBoundary) waiting.add(grown);
    }
    return full;
  }

  /** Covers edges around a cluster by what its nearest edge lacks to be half or wholly full; returns the full ones. */
  #growOnce(cluster: Cluster, covered: Map<number, number>): number[] {
    const rim = [...cluster.nodes].flatMap((node) =>
      (this.#around[node] as readonly number[]).filter((edge) => !this.#isWithin(edge, cluster)),
    );
    const lacks = (edge: number) => (this.#graph.weight[edge] as number) - (covered.get(edge) ?? 0);
    const lacksToNext = (edge: number) => {
      const half = lacks(edge) - (this.#graph.weight[edge] as number) / 2;
      return half > NEAR ? half : lacks(edge);
    };
    const step = Math.min(...rim.map(lacksToNext));
    for (const edge of rim) covered.set(edge, (covered.get(edge) ?? 0) + step);
    return rim.filter((edge) => lacks(edge) <= NEAR);
  }

  #isWithin(edge: number, { nodes }: Cluster): boolean {
    return nodes.has(this.#graph.from[edge] as number) && nodes.has(this.#graph.to[edge] as number);
  }

  #otherEnd(edge: number, { nodes }: Cluster): number {
    const to = this.#graph.to[edge] as number;
    return nodes.has(to) ? (this.#graph.from[edge] as number) : to;
  }

  #merge(node: number, into: Cluster, clusterOf: Map<number, Cluster>, waiting: Set<Cluster>): Cluster {
    if (node === this.#graph.detectors) {
      into.reachesBoundary = true;
      return into;
    }
    const met = clusterOf.get(node) ?? { nodes: new Set([node]), isOdd: false, reachesBoundary: false };
    if (met === into) return into;
    waiting.delete(met);
    const [larger, smaller] = into.nodes.size < met.nodes.size ? [met, into] : [into, met];
    for (const taken of smaller.nodes) {
      larger.nodes.add(taken);
      clusterOf.set(taken, larger);
    }
    larger.isOdd = into.isOdd !== met.isOdd;
    larger.reachesBoundary = into.reachesBoundary || met.reachesBoundary;
    return larger;
  }

  /** Trees of full edges, from the boundary first, are walked from their leaves: each fired one takes its edge. */
  #peel(full: ReadonlySet<number>, fired: Set<number>): number {
    const seen = new Set<number>();
    let flips = 0;
    for (const root of [this.#graph.detectors, ...fired]) {
      for (const { node, above, edge } of this.#treeFrom(root, full, seen).reverse()) {
        if (!fired.delete(node)) continue;
        flips ^= this.#graph.flips[edge] as number;
        if (!fired.delete(above)) fired.add(above);
      }
      fired.delete(this.#graph.detectors);
    }
    return flips >>> 0;
  }

  #treeFrom(root: number, full: ReadonlySet<number>, seen: Set<number>) {
    const tree: { node: number; above: number; edge: number }[] = [];
    if (seen.has(root)) return tree;
    seen.add(root);
    const queue = [root];
    for (const above of queue) {
      for (const edge of this.#around[above] as readonly number[]) {
        const node = (this.#graph.from[edge] as number) + (this.#graph.to[edge] as number) - above;
        if (!full.has(edge) || seen.has(node)) continue;
        seen.add(node);
        queue.push(node);
        tree.push({ node, above, edge });
      }
    }
    return tree;
  }
}

function smallest(clusters: ReadonlySet<Cluster>): Cluster {
  let best: Cluster | undefined;
  for (const cluster of clusters) if (!best || cluster.nodes.size < best.nodes.size) best = cluster;
  return best as Cluster;
}
