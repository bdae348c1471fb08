import { LINK, linksOf } from '../graph/links.ts';
import type { MatchingGraph } from '../graph/matching-graph.ts';
import { Heap } from './heap.ts';

/** Fine enough that rounding decides only between errors whose probabilities nearly agree. */
export const LONGEST = 2 ** 24;

const NONE = -1;

/**
 * Shortest paths from a detector to those near it (Dijkstra). Of paths of the same length the one whose last edges have
 * the lowest numbers is taken, so that a path does not depend on how far the search went.
 */
export class ShortestPaths {
  /** From each detector to the boundary; infinite where no path leads there. */
  readonly toBoundary: Float64Array;
  /** The observables that the path to the boundary flips, and its first edge. */
  readonly boundaryFlips: Uint32Array;
  readonly #boundaryEdge: Int32Array;
  /** Nodes that the last search reached, the nearest first: the first `reachedCount`. */
  readonly reached: Int32Array;
  reachedCount = 0;
  /** Of each node that the last search reached. */
  readonly distance: Float64Array;
  readonly flips: Uint32Array;
  readonly #edge: Int32Array;
  readonly #graph: MatchingGraph;
  readonly #starts: Int32Array;
  readonly #links: Int32Array;
  readonly #heap = new Heap();
  #source = NONE;

  constructor(graph: MatchingGraph) {
    const nodes = graph.detectors + 1;
    this.#graph = graph;
    this.#starts = graph.starts.map((start) => LINK * start);
    this.#links = linksOf(graph, LONGEST);
    this.distance = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY);
    this.flips = new Uint32Array(nodes);
    this.#edge = new Int32Array(nodes);
    this.reached = new Int32Array(nodes);
    this.toBoundary = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY);
    this.search(graph.detectors, Number.POSITIVE_INFINITY);
    for (const node of this.reached.subarray(0, this.reachedCount)) {
      this.toBoundary[node] = this.distance[node] as number;
    }
    this.boundaryFlips = this.flips.slice();
    this.#boundaryEdge = this.#edge.slice();
  }

  /**
   * Reaches what is nearer than the limit, unless two ways to the boundary are no farther: such a pair is matched to the
   * boundary, each by itself, as well. Returns whether there is more at the limit or beyond.
   */
  search(source: number, limit: number): boolean {
    this.#forget();
    this.#source = source;
    this.#see(source, 0, NONE);
    let isMore = false;
    while (this.#heap.size > 0) {
      const key = this.#heap.key;
      const node = this.#heap.pop();
      if (key > (this.distance[node] as number)) continue;
      this.#reach(node);
      if (this.#lookAround(node, key, limit)) isMore = true;
    }
    return isMore;
  }

  /** Writes the edges of the path from the source of the last search to a node that it reached; returns their end. */
  pathTo(node: number, into: Int32Array, start: number): number {
    return this.#walk(node, this.#source, this.#edge, into, start);
  }

  pathToBoundary(node: number, into: Int32Array, start: number): number {
    return this.#walk(node, this.#graph.detectors, this.#boundaryEdge, into, start);
  }

  #forget(): void {
    for (let at = 0; at < this.reachedCount; at += 1) {
      this.distance[this.reached[at] as number] = Number.POSITIVE_INFINITY;
    }
    this.reachedCount = 0;
  }

  #see(node: number, distance: number, edge: number): void {
    this.distance[node] = distance;
    this.#edge[node] = edge;
    this.#heap.push(distance, node);
  }

  #reach(node: number): void {
    this.reached[this.reachedCount] = node;
    this.reachedCount += 1;
    const edge = this.#edge[node] as number;
    this.flips[node] = edge === NONE ? 0 : (this.flips[this.#across(node, edge)] as number) ^ this.#flipsOf(edge);
  }

  /** Sees the neighbors of a node at a distance from the source; returns whether one is at the limit or beyond. */
  #lookAround(node: number, from: number, limit: number): boolean {
    const links = this.#links;
    const byBoundary = this.toBoundary[this.#source] as number;
    const end = this.#starts[node + 1] as number;
    let isMore = false;
    for (let link = this.#starts[node] as number; link < end; link += LINK) {
      const other = links[link] as number;
      if (other === this.#graph.detectors) continue;
      const distance = from + (links[link + 1] as number);
      const known = this.distance[other] as number;
      if (distance > known || distance >= byBoundary + (this.toBoundary[other] as number)) continue;
      const edge = links[link + 2] as number;
      if (distance === known) {
        if (edge < (this.#edge[other] as number)) this.#edge[other] = edge;
      } else if (distance >= limit) isMore = true;
      else this.#see(other, distance, edge);
    }
    return isMore;
  }

  #walk(node: number, root: number, edges: Int32Array, into: Int32Array, start: number): number {
    let end = start;
    for (let at = node; at !== root; end += 1) {
      const edge = edges[at] as number;
      into[end] = edge;
      at = this.#across(at, edge);
    }
    return end;
  }

  #across(node: number, edge: number): number {
    return (this.#graph.from[edge] as number) + (this.#graph.to[edge] as number) - node;
  }

  #flipsOf(edge: number): number {
    return this.#graph.flips[edge] as number;
  }
}
