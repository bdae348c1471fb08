import type { ExplainingDecoder } from '../graph/decoder.ts';
import type { MatchingGraph } from '../graph/matching-graph.ts';
import { oddPart, refuseStranger } from '../model/refuse-defects.ts';
import { DefectPairs } from './defect-pairs.ts';
import { GrowingMatching } from './growing-matching.ts';
import { BOUNDARY } from './regions.ts';
import { ShortestPaths } from './shortest-paths.ts';

/**
 * Minimum-weight perfect matching: of all sets of edges that explain the defects, the one of the least weight, which is
 * the most probable one (Dennis, Kitaev, Landahl and Preskill, J. Math. Phys. 43, 4452 (2002)). Exact, up to rounding of
 * weights to one part in 2²⁴ of the heaviest.
 *
 * A decoder is made once for a graph. There is no limit to the defects; time grows about in proportion to them where
 * they are sparse.
 */
export class MatchingDecoder implements ExplainingDecoder {
  readonly #graph: MatchingGraph;
  readonly #paths: ShortestPaths;
  readonly #pairs: DefectPairs;
  readonly #matching: GrowingMatching;
  /** Matched pairs of the last answer, and defects matched to the boundary. */
  readonly #matchedPairs: Int32Array;
  #pairCount = 0;
  readonly #leaving: Int32Array;
  #leavingCount = 0;
  /** Written only when somebody asks by which edges. */
  #edges: Int32Array | undefined;

  constructor(graph: MatchingGraph) {
    this.#graph = graph;
    this.#paths = new ShortestPaths(graph);
    this.#pairs = new DefectPairs(this.#paths, graph.detectors);
    this.#matching = new GrowingMatching(this.#pairs, this.#paths.toBoundary, graph.detectors);
    this.#matchedPairs = new Int32Array(graph.detectors);
    this.#leaving = new Int32Array(graph.detectors);
  }

  /**
   * @throws RangeError where a defect is no detector of the graph, or where an odd number of them is in a part of it
   * that has no boundary.
   */
  decode(defects: Int32Array, count: number): number {
    this.#pairCount = 0;
    this.#leavingCount = 0;
    this.#edges = undefined;
    const fired = defects.subarray(0, count);
    for (const defect of fired) refuseStranger(defect, this.#graph.detectors);
    this.#pairs.start(fired);
    const isMatched = this.#matching.solve(fired);
    this.#pairs.end(fired);
    if (!isMatched) throw oddPart();
    return this.#answer(fired);
  }

  get edges(): Int32Array {
    this.#edges ??= this.#findEdges();
    return this.#edges;
  }

  get edgeCount(): number {
    return this.edges.length;
  }

  #answer(fired: Int32Array): number {
    const { mateTo } = this.#matching.regions;
    let flips = 0;
    for (const defect of fired) {
      const partner = mateTo[defect] as number;
      if (partner === BOUNDARY) {
        this.#leaving[this.#leavingCount] = defect;
        this.#leavingCount += 1;
        flips ^= this.#paths.boundaryFlips[defect] as number;
      } else if (defect < partner) {
        const pair = this.#pairs.between(defect, partner);
        this.#matchedPairs[this.#pairCount] = pair;
        this.#pairCount += 1;
        flips ^= this.#pairs.flips[pair] as number;
      }
    }
    return flips >>> 0;
  }

  /** Paths of a matching of least weight share no edge: each edge of them is one of the answer. */
  #findEdges(): Int32Array {
    const edges = new Int32Array(this.#graph.edges);
    let end = 0;
    for (const pair of this.#matchedPairs.subarray(0, this.#pairCount)) {
      this.#paths.search(this.#pairs.one[pair] as number, (this.#pairs.length[pair] as number) + 1);
      end = this.#paths.pathTo(this.#pairs.other[pair] as number, edges, end);
    }
    for (const defect of this.#leaving.subarray(0, this.#leavingCount)) {
      end = this.#paths.pathToBoundary(defect, edges, end);
    }
    return edges.slice(0, end);
  }
}
