import type { DetectorErrorModel, Mechanism, Symptoms } from '../model/detector-error-model.ts';
import type { MatchingGraph } from './matching-graph.ts';

/** An edge before it is one of the graph; `to` is the boundary where only one detector flips. */
interface Edge {
  readonly from: number;
  readonly to: number;
  readonly flips: number;
  readonly probability: number;
}

/**
 * The graph that matching and union-find decode on. Each part of each mechanism is an edge with the probability of the
 * mechanism, as PyMatching reads decomposed models (Higgott and Gidney, Quantum 9, 1600 (2025)): that two parts flip
 * together is left out.
 *
 * Edges with the same ends are one edge, which flips where an odd number of them do. If they flip different
 * observables, it flips those of the more probable ones: from the detectors nobody can tell them apart. A mechanism of
 * probability 0 is no edge, and neither is one that no detector sees: what it does to observables cannot be decoded.
 *
 * @throws RangeError where a mechanism is more probable than 1/2, its detectors are not in the model, or a part has
 * more than two; its message names the mechanism, counted from 0.
 */
export function matchingGraph(model: DetectorErrorModel): MatchingGraph {
  const edges = mergeParallel(mergeParallel(edgesOf(model), byEndsAndFlips), byEnds);
  return {
    detectors: model.detectors,
    observables: model.observables,
    ...asColumns(edges),
    ...incidence(model, edges),
  };
}

function edgesOf(model: DetectorErrorModel): Edge[] {
  return model.mechanisms.flatMap((mechanism, at) => {
    if (mechanism.probability === 0) return [];
    refuseProbability(mechanism, at);
    return mechanism.parts.flatMap((part) => edgeOf(part, mechanism.probability, at, model.detectors));
  });
}

function refuseProbability({ probability }: Mechanism, at: number): void {
  if (probability > 0 && probability <= 0.5) return;
  throw new RangeError(
    `Mechanism ${at} has probability ${probability}; matching needs one between 0 and 0.5, where not flipping is the likelier.`,
  );
}

function edgeOf(part: Symptoms, probability: number, at: number, boundary: number): Edge[] {
  const [first, second = boundary] = part.detectors;
  if (first === undefined) return [];
  if (part.detectors.length > 2) {
    const all = part.detectors.join(', ');
    throw new RangeError(
      `Mechanism ${at} flips ${part.detectors.length} detectors at once (${all}); matching needs parts of at most two.`,
    );
  }
  for (const detector of part.detectors) {
    if (Number.isInteger(detector) && detector >= 0 && detector < boundary) continue;
    throw new RangeError(`Mechanism ${at} flips detector ${detector}, but the model has ${boundary}, counted from 0.`);
  }
  if (first === second) throw new RangeError(`Mechanism ${at} names detector ${first} twice in one part.`);
  return [{ from: Math.min(first, second), to: Math.max(first, second), flips: part.observables, probability }];
}

const byEnds = ({ from, to }: Edge) => `${from} ${to}`;
const byEndsAndFlips = ({ from, to, flips }: Edge) => `${from} ${to} ${flips}`;

function mergeParallel(edges: readonly Edge[], key: (edge: Edge) => string): Edge[] {
  const merged = new Map<string, Edge>();
  for (const edge of edges) {
    const other = merged.get(key(edge));
    merged.set(key(edge), other ? merge(other, edge) : edge);
  }
  return [...merged.values()];
}

function merge(one: Edge, other: Edge): Edge {
  const probability = one.probability * (1 - other.probability) + other.probability * (1 - one.probability);
  return { ...(other.probability > one.probability ? other : one), probability };
}

function asColumns(edges: readonly Edge[]) {
  return {
    edges: edges.length,
    from: Int32Array.from(edges, ({ from }) => from),
    to: Int32Array.from(edges, ({ to }) => to),
    probability: Float64Array.from(edges, ({ probability }) => probability),
    // Not the logarithm of a quotient, which overflows for the smallest probabilities.
    weight: Float64Array.from(edges, ({ probability }) => Math.log1p(-probability) - Math.log(probability)),
    flips: Uint32Array.from(edges, ({ flips }) => flips),
  };
}

/** Edges around each node, in ascending order. */
function incidence(model: DetectorErrorModel, edges: readonly Edge[]) {
  const starts = new Int32Array(model.detectors + 2);
  const ends = (visit: (node: number, edge: number) => void) => {
    edges.forEach(({ from, to }, edge) => {
      visit(from, edge);
      visit(to, edge);
    });
  };
  ends((node) => {
    starts[node + 1] = (starts[node + 1] as number) + 1;
  });
  for (let node = 1; node < starts.length; node += 1) {
    starts[node] = (starts[node] as number) + (starts[node - 1] as number);
  }
  const next = starts.slice();
  const around = new Int32Array(2 * edges.length);
  ends((node, edge) => {
    around[next[node] as number] = edge;
    next[node] = (next[node] as number) + 1;
  });
  return { starts, around };
}
