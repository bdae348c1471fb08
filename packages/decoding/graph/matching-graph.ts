/**
 * A detector error model whose mechanisms flip at most two detectors each, as a graph: nodes are detectors and one
 * boundary, edges are mechanisms. A mechanism that flips one detector leads to the boundary.
 */
export interface MatchingGraph {
  /** Detectors; the boundary is the node of this number. */
  readonly detectors: number;
  readonly observables: number;
  readonly edges: number;
  /** For each edge its two ends; `to` is the boundary where it has one. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** For each edge the probability that it flips. */
  readonly probability: Float64Array;
  /** For each edge ln((1 − p)/p), the price of taking it; never negative. */
  readonly weight: Float64Array;
  /** For each edge the observables that it flips, as bits. */
  readonly flips: Uint32Array;
  /** Edges around node n: `around[starts[n]]` to `around[starts[n + 1] - 1]`; the boundary is the last node. */
  readonly starts: Int32Array;
  readonly around: Int32Array;
}
