import { edgeLengths } from '../graph/links.ts';
import type { MatchingGraph } from '../graph/matching-graph.ts';
import { Clusters, LONGEST } from './clusters.ts';
import { peel } from './union-find-decoder.ts';

/** How union-find comes to its answer, for a drawing. */
export interface UnionFindSteps {
  readonly steps: readonly GrowthStep[];
  /** The edges of the answer, and the observables that they flip, as bits. */
  readonly edges: readonly number[];
  readonly observables: number;
}

/** After a step, in which each cluster that was still to grow has grown at most once. */
export interface GrowthStep {
  readonly grown: readonly GrownEdge[];
  readonly clusters: readonly ClusterStatus[];
}

/** An edge that has begun to grow, and the share of it that is covered from each of its ends: 1 together where it is full. */
export interface GrownEdge {
  readonly edge: number;
  readonly fromShare: number;
  readonly toShare: number;
}

export interface ClusterStatus {
  readonly detectors: readonly number[];
  /** An odd cluster grows on; one that has reached the boundary can send a defect out. */
  readonly status: 'odd' | 'even' | 'boundary';
}

/**
 * Decodes as `UnionFindDecoder` does, and tells each step.
 * @throws RangeError as it does.
 */
export function unionFindSteps(graph: MatchingGraph, defects: readonly number[]): UnionFindSteps {
  const clusters = new Clusters(graph);
  clusters.start(Int32Array.from(defects), defects.length);
  const steps: GrowthStep[] = [];
  while (clusters.isGrowing) {
    growEachOnce(clusters);
    steps.push({ grown: grownEdges(clusters, graph), clusters: statuses(clusters) });
  }
  const answer = { edges: new Int32Array(graph.edges), edgeCount: 0 };
  const observables = peel(clusters, graph, answer);
  return { steps, edges: [...answer.edges.subarray(0, answer.edgeCount)], observables };
}

/** Lets clusters grow until it is the turn of one that has grown already. */
function growEachOnce(clusters: Clusters): void {
  const grown: number[] = [];
  while (clusters.isGrowing) {
    const next = clusters.nextToGrow;
    if (grown.some((detector) => clusters.rootOf(detector) === next)) return;
    clusters.grow();
    grown.push(next);
  }
}

function grownEdges(clusters: Clusters, graph: MatchingGraph): GrownEdge[] {
  const lengths = edgeLengths(graph, LONGEST);
  const shareOf = (node: number, edge: number) =>
    Math.min(1, (clusters.radius[node] as number) / (lengths[edge] as number));
  return [...lengths.keys()].flatMap((edge) => {
    const [from, to] = [shareOf(graph.from[edge] as number, edge), shareOf(graph.to[edge] as number, edge)];
    if (from + to === 0) return [];
    // Within a cluster both ends grow on where they have met.
    const whole = Math.max(1, from + to);
    return [{ edge, fromShare: from / whole, toShare: to / whole }];
  });
}

function statuses(clusters: Clusters): ClusterStatus[] {
  const members = new Map<number, number[]>();
  for (const node of clusters.members.subarray(0, clusters.memberCount)) {
    const root = clusters.rootOf(node);
    const known = members.get(root);
    if (known) known.push(node);
    else members.set(root, [node]);
  }
  return [...members].map(([root, detectors]) => ({
    detectors: detectors.sort((one, other) => one - other),
    status: statusOf(clusters, root),
  }));
}

function statusOf(clusters: Clusters, root: number): ClusterStatus['status'] {
  if (clusters.exitOf(root) >= 0) return 'boundary';
  return clusters.isOdd(root) ? 'odd' : 'even';
}
