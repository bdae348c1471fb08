/** Finds a likely cause of what the detectors say. */
export interface Decoder {
  /**
   * The observables that the cause flips, as bits. `defects` are the detectors that fired, the first `count` of them,
   * each once, in any order.
   */
  decode(defects: Int32Array, count: number): number;
}

/** A decoder that can also say by which edges it explains the defects. */
export interface ExplainingDecoder extends Decoder {
  /** The edges of the last answer, the first `edgeCount` of them. */
  readonly edges: Int32Array;
  readonly edgeCount: number;
}
