import { LINK, linksOf } from '../graph/links.ts';
import type { MatchingGraph } from '../graph/matching-graph.ts';
import { oddPart, refuseStranger } from '../model/refuse-defects.ts';
import { SmallestFirst } from './smallest-first.ts';

/**
 * Lengths of edges go up to this: coarse, so that edges of nearly the same weight are full at the same time, and a
 * cluster grows in few steps.
 */
export const LONGEST = 32;

const NONE = -1;

/**
 * Clusters of detectors that grow until each can explain its defects from within: it has an even number of them, or it
 * has reached the boundary. After Delfosse and Nickerson (Quantum 5, 595 (2021)): the cluster with the smallest boundary
 * grows first, by half an edge, and merges with what it meets. With weights (Huang, Newman and Brown, Phys. Rev. A 102,
 * 012419 (2020)) all edges around it grow by the same length, until the first of them is half or wholly covered.
 *
 * What a cluster has grown is kept with its detectors, not with edges: all edges around a detector grow from it by the
 * same length, its radius. So an edge is full where the radii of its ends make up its length.
 *
 * Memory is taken once for a graph; `start` puts back only what the decoding before has touched.
 */
export class Clusters {
  readonly boundary: number;
  /** How far the edges around a detector have grown from it. */
  readonly radius: Int32Array;
  /** The edges by which clusters merged, a tree in each: for each detector their number and their sum by XOR. */
  readonly degree: Int32Array;
  readonly branches: Int32Array;
  /** Whether a detector has fired. */
  readonly fired: Uint8Array;
  /** Detectors that are in clusters, the first `memberCount` of them. */
  readonly members: Int32Array;
  memberCount = 0;

  /** For each node where its edges begin in `links`. */
  readonly #starts: Int32Array;
  readonly #links: Int32Array;
  readonly #parent: Int32Array;
  /** For each root how many detectors are in the cluster, whether the number of defects is odd, and its way out. */
  readonly #size: Int32Array;
  readonly #odd: Uint8Array;
  readonly #exit: Int32Array;
  readonly #exitFrom: Int32Array;
  /** For each root the list of its detectors with edges that lead out of the cluster, and perhaps of some without. */
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  readonly #rim: Int32Array;
  readonly #next: Int32Array;
  readonly #turns: SmallestFirst;
  /** Edges that the growth under way fills, as the detector it comes from and the place of its link. */
  readonly #filled: Int32Array;
  #filledCount = 0;

  constructor(graph: MatchingGraph) {
    const nodes = graph.detectors + 1;
    this.boundary = graph.detectors;
    this.#starts = graph.starts.map((start) => LINK * start);
    this.#links = linksOf(graph, LONGEST);
    this.#filled = new Int32Array(4 * graph.edges);
    this.#turns = new SmallestFirst(nodes);
    this.radius = new Int32Array(nodes);
    this.degree = new Int32Array(nodes);
    this.branches = new Int32Array(nodes);
    this.fired = new Uint8Array(nodes);
    this.members = new Int32Array(nodes);
    this.#parent = new Int32Array(nodes).fill(NONE);
    this.#parent[this.boundary] = this.boundary;
    this.#size = new Int32Array(nodes);
    this.#odd = new Uint8Array(nodes);
    this.#exit = new Int32Array(nodes);
    this.#exitFrom = new Int32Array(nodes);
    this.#first = new Int32Array(nodes);
    this.#last = new Int32Array(nodes);
    this.#rim = new Int32Array(nodes);
    this.#next = new Int32Array(nodes);
  }

  /** Each defect is a cluster. @throws RangeError where a defect is no detector of the graph. */
  start(defects: Int32Array, count: number): void {
    this.#clear();
    for (let at = 0; at < count; at += 1) {
      const defect = defects[at] as number;
      refuseStranger(defect, this.boundary);
      this.#join(defect, defect);
      this.#first[defect] = defect;
      this.#last[defect] = defect;
      this.#rim[defect] = 1;
      this.#size[defect] = 1;
      this.#odd[defect] = 1;
      this.#exit[defect] = NONE;
      this.fired[defect] = 1;
      this.#turns.add(defect, 1);
    }
  }

  /** Whether a cluster has yet to grow. */
  get isGrowing(): boolean {
    return this.#turns.waiting > 0;
  }

  /** The cluster that grows next, by its root; only where one has yet to grow. */
  get nextToGrow(): number {
    return this.#turns.first();
  }

  /**
   * The smallest cluster grows by one step.
   * @throws RangeError where it cannot: it is all of a part without boundary, and its defects are odd in number.
   */
  grow(): void {
    const root = this.#turns.first();
    this.#turns.remove(root);
    const step = this.#stepOf(root);
    if (step === Number.MAX_SAFE_INTEGER) throw oddPart();
    for (let node = this.#first[root] as number; node !== NONE; node = this.#next[node] as number) {
      this.radius[node] = (this.radius[node] as number) + step;
    }
    const grown = this.#mergeFilled(root);
    if (this.#odd[grown] === 1 && this.#exit[grown] === NONE) this.#turns.add(grown, this.#rim[grown] as number);
  }

  /** The root of the cluster of a detector; a negative number where it is in none. */
  rootOf(node: number): number {
    return this.#parent[node] === NONE ? NONE : this.#find(node);
  }

  isOdd(root: number): boolean {
    return this.#odd[root] === 1;
  }

  /** The edge by which a cluster has reached the boundary, negative where it has not. */
  exitOf(root: number): number {
    return this.#exit[root] as number;
  }

  /** The detector from which that edge leads to the boundary. */
  exitFrom(root: number): number {
    return this.#exitFrom[root] as number;
  }

  #clear(): void {
    for (let at = 0; at < this.memberCount; at += 1) {
      const node = this.members[at] as number;
      this.#parent[node] = NONE;
      this.radius[node] = 0;
      this.degree[node] = 0;
      this.branches[node] = 0;
      this.fired[node] = 0;
    }
    this.memberCount = 0;
    if (this.#turns.waiting > 0) this.#turns.clear();
  }

  #join(node: number, root: number): void {
    this.#parent[node] = root;
    this.#next[node] = NONE;
    this.members[this.memberCount] = node;
    this.memberCount += 1;
  }

  #find(node: number): number {
    const parents = this.#parent;
    let at = node;
    let parent = parents[at] as number;
    while (parent !== at) {
      const above = parents[parent] as number;
      parents[at] = above;
      at = above;
      parent = parents[at] as number;
    }
    return at;
  }

  /**
   * How far a cluster grows until the first edge that leads out of it is half or wholly covered; the latter are noted.
   * Detectors without such an edge leave its list.
   */
  #stepOf(root: number): number {
    const links = this.#links;
    const radius = this.radius;
    const parents = this.#parent;
    let step = Number.MAX_SAFE_INTEGER;
    let filled = 0;
    let before = NONE;
    let node = this.#first[root] as number;
    while (node !== NONE) {
      const own = radius[node] as number;
      const end = this.#starts[node + 1] as number;
      let isRim = false;
      for (let link = this.#starts[node] as number; link < end; link += LINK) {
        const other = links[link] as number;
        const parent = parents[other] as number;
        if (parent !== NONE && (parent === root || this.#find(other) === root)) continue;
        isRim = true;
        const length = links[link + 1] as number;
        const covered = own + (radius[other] as number);
        const half = length >> 1;
        const left = (covered < half ? half : length) - covered;
        if (left > step) continue;
        if (left < step) {
          step = left;
          filled = 0;
        }
        if (covered >= half) {
          this.#filled[filled] = node;
          this.#filled[filled + 1] = link;
          filled += 2;
        }
      }
      const next = this.#next[node] as number;
      if (isRim) before = node;
      else this.#leaveRim(root, node, before);
      node = next;
    }
    this.#filledCount = filled;
    return step;
  }

  #leaveRim(root: number, node: number, before: number): void {
    const next = this.#next[node] as number;
    if (before === NONE) this.#first[root] = next;
    else this.#next[before] = next;
    if (next === NONE) this.#last[root] = before;
    this.#rim[root] = (this.#rim[root] as number) - 1;
  }

  /** Merges a cluster with what its full edges lead to; returns the root of the whole. */
  #mergeFilled(grown: number): number {
    let root = grown;
    for (let at = 0; at < this.#filledCount; at += 2) {
      const node = this.#filled[at] as number;
      const link = this.#filled[at + 1] as number;
      const other = this.#links[link] as number;
      const edge = this.#links[link + 2] as number;
      if (other === this.boundary) this.#leaveBy(edge, node, root);
      else if (this.#parent[other] === NONE) {
        this.#join(other, root);
        this.#append(root, other, other, 1);
        this.#size[root] = (this.#size[root] as number) + 1;
        this.#branch(node, other, edge);
      } else {
        const met = this.#find(other);
        if (met === root) continue;
        this.#turns.remove(met);
        this.#branch(node, other, edge);
        root = this.#unite(root, met);
      }
    }
    return root;
  }

  #leaveBy(edge: number, node: number, root: number): void {
    this.#exit[root] = edge;
    this.#exitFrom[root] = node;
  }

  #branch(node: number, other: number, edge: number): void {
    this.degree[node] = (this.degree[node] as number) + 1;
    this.degree[other] = (this.degree[other] as number) + 1;
    this.branches[node] = (this.branches[node] as number) ^ edge;
    this.branches[other] = (this.branches[other] as number) ^ edge;
  }

  #append(root: number, first: number, last: number, rim: number): void {
    if (this.#first[root] === NONE) this.#first[root] = first;
    else this.#next[this.#last[root] as number] = first;
    this.#last[root] = last;
    this.#rim[root] = (this.#rim[root] as number) + rim;
  }

  /** The larger of two clusters takes the other in; returns its root. */
  #unite(one: number, other: number): number {
    const isLarger = (this.#size[one] as number) >= (this.#size[other] as number);
    const root = isLarger ? one : other;
    const taken = isLarger ? other : one;
    this.#parent[taken] = root;
    this.#size[root] = (this.#size[root] as number) + (this.#size[taken] as number);
    this.#odd[root] = (this.#odd[root] as number) ^ (this.#odd[taken] as number);
    if (this.#exit[root] === NONE) this.#leaveBy(this.#exit[taken] as number, this.#exitFrom[taken] as number, root);
    if (this.#first[taken] !== NONE) {
      this.#append(root, this.#first[taken] as number, this.#last[taken] as number, this.#rim[taken] as number);
    }
    return root;
  }
}
