import { fromPolar, multiply } from '#circuit/quantum/complex.ts';
import { rx } from '#circuit/quantum/gates.ts';
import { applyGate, probabilities, type StateVector } from '#circuit/quantum/state-vector.ts';
import { allCuts, bestStrings, bitString, cutValue, degree, type Graph, hasEdge, side } from './graphs.ts';

/*
 * Conventions of Farhi, Goldstone and Gutmann (arXiv:1411.4028), in radians:
 * U_C(γ) = exp(−iγC) with C the number of cut edges, U_B(β) = exp(−iβ ΣX), start state |+⟩ⁿ.
 */

/** The angles of p layers. */
export interface Angles {
  readonly gammas: readonly number[];
  readonly betas: readonly number[];
}

/** For one layer on the square, where both sines of `squareMean` are 1. */
export const SQUARE_ONE_LAYER: Angles = { gammas: [Math.PI / 4], betas: [Math.PI / 8] };

/** The square with two layers; γ has the period π here and β the period π/2, so other values do the same. */
export const SQUARE_TWO_LAYERS: Angles = { gammas: [0.9046, 1.1185], betas: [0.5593, 0.4523] };

/** The highest hill for one layer on the house, and the lower one that a climb may end on. */
export const HOUSE_ONE_LAYER: Angles = { gammas: [0.6491], betas: [0.3538] };
export const HOUSE_LOWER_HILL: Angles = { gammas: [2.0464], betas: [1.0784] };

/** The best of 60 climbs from random starts, for the house with two and three layers. */
export const HOUSE_TWO_LAYERS: Angles = { gammas: [0.5851, 1.0287], betas: [0.5173, 0.3091] };
export const HOUSE_THREE_LAYERS: Angles = { gammas: [0.4739, 0.9443, 1.0458], betas: [0.5346, 0.4011, 0.2044] };

/** The ring of six with one, two and three layers. */
export const RING_OF_SIX: readonly Angles[] = [
  { gammas: [Math.PI / 4], betas: [Math.PI / 8] },
  { gammas: [0.6559, 1.2429], betas: [0.6214, 0.3279] },
  { gammas: [0.9424, 1.2345, 1.1836], betas: [0.5918, 0.6173, 0.4712] },
];

/** How probable each number of cut edges is when every vertex takes its side by a fair coin; index = cut edges. */
export function randomCutDistribution(graph: Graph): number[] {
  return cutDistribution(graph, new Array<number>(2 ** graph.vertices).fill(2 ** -graph.vertices));
}

/** How many of the 2ⁿ strings have each number of cut edges; index = cut edges. */
export function cutCounts(graph: Graph): number[] {
  return randomCutDistribution(graph).map((probability) => probability * 2 ** graph.vertices);
}

/** The mean of a distribution over cut edges, index = cut edges. */
export function meanCut(distribution: readonly number[]): number {
  return distribution.reduce((sum, probability, cut) => sum + cut * probability, 0);
}

/** Collects the probabilities of strings (index as in `bitString`) by the number of edges that they cut. */
export function cutDistribution(graph: Graph, ofStrings: readonly number[]): number[] {
  const distribution = new Array<number>(graph.edges.length + 1).fill(0);
  ofStrings.forEach((probability, index) => {
    const cut = cutValue(graph, index);
    distribution[cut] = (distribution[cut] ?? 0) + probability;
  });
  return distribution;
}

/** The diagonal of H_C = Σ ½(I − Z_i Z_j), from the eigenvalues z = ±1 of each Z (z = +1 for bit 0). */
export function isingDiagonal(graph: Graph): number[] {
  const z = (index: number, vertex: number) => 1 - 2 * side(graph, index, vertex);
  return allCuts(graph).map((index) =>
    graph.edges.reduce((energy, [i, j]) => energy + (1 - z(index, i) * z(index, j)) / 2, 0),
  );
}

/** Q of the form xᵀQx, upper triangle: the degrees on the diagonal and −2 for every edge. */
export function quboMatrix(graph: Graph): number[][] {
  const vertices = Array.from({ length: graph.vertices }, (_, vertex) => vertex);
  return vertices.map((i) =>
    vertices.map((j) => {
      if (i === j) return degree(graph, i);
      return i < j && hasEdge(graph, i, j) ? -2 : 0;
    }),
  );
}

/** xᵀQx for the bits of the cut number `index`. */
export function quboValue(graph: Graph, index: number): number {
  const terms = quboMatrix(graph).flatMap((row, i) =>
    row.map((weight, j) => weight * side(graph, index, i) * side(graph, index, j)),
  );
  return terms.reduce((sum, term) => sum + term, 0);
}

/** U_C(γ): turns the phase of every string by −γ times its cut. */
export function costLayer(graph: Graph, state: StateVector, gamma: number): StateVector {
  return state.map((amplitude, index) => multiply(amplitude, fromPolar(1, -gamma * cutValue(graph, index))));
}

/** U_B(β): R_X(2β) on every qubit. */
export function mixerLayer(graph: Graph, state: StateVector, beta: number): StateVector {
  return Array.from({ length: graph.vertices }).reduce<StateVector>(
    (current, _, qubit) => applyGate(current, rx(2 * beta), qubit),
    state,
  );
}

/** |+⟩ⁿ: every string with the amplitude 2^(−n/2). */
export function startState(graph: Graph): StateVector {
  return allCuts(graph).map(() => fromPolar(2 ** (-graph.vertices / 2), 0));
}

/** The state after all layers. A RangeError unless there are as many γ as β. */
export function qaoaState(graph: Graph, { gammas, betas }: Angles): StateVector {
  if (gammas.length !== betas.length) throw new RangeError('A layer needs one γ and one β');
  return gammas.reduce<StateVector>(
    (state, gamma, layer) => mixerLayer(graph, costLayer(graph, state, gamma), betas[layer] ?? 0),
    startState(graph),
  );
}

/** The probability of every string that is measured after all layers. */
export function qaoaOutcomes(graph: Graph, angles: Angles): Record<string, number> {
  return Object.fromEntries(
    probabilities(qaoaState(graph, angles)).map((probability, index) => [bitString(graph, index), probability]),
  );
}

/** The distribution of cut edges after all layers; index = cut edges. */
export function qaoaCuts(graph: Graph, angles: Angles): number[] {
  return cutDistribution(graph, probabilities(qaoaState(graph, angles)));
}

/** ⟨C⟩ after all layers. */
export function qaoaMean(graph: Graph, angles: Angles): number {
  return meanCut(qaoaCuts(graph, angles));
}

/** The probability that one shot gives a best cut. */
export function optimumProbability(graph: Graph, angles: Angles): number {
  const outcomes = qaoaOutcomes(graph, angles);
  return bestStrings(graph).reduce((sum, string) => sum + (outcomes[string] ?? 0), 0);
}

/** ⟨C⟩ of the square after one layer: 2 + sin 4β sin 2γ. */
export function squareMean(gamma: number, beta: number): number {
  return 2 + Math.sin(4 * beta) * Math.sin(2 * gamma);
}

/** What `edgeMean` needs to know: the other neighbors of the two ends, and how many of them they share. */
export interface EdgeSurroundings {
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/**
 * The probability that an edge is cut after one layer, for ends with d + 1 and e + 1 neighbors and f triangles
 * (Wang, Hadfield, Jiang and Rieffel, Physical Review A 97, 022304).
 */
export function edgeMean({ d, e, f }: EdgeSurroundings, gamma: number, beta: number): number {
  const cos = Math.cos(gamma);
  const direct = Math.sin(4 * beta) * Math.sin(gamma) * (cos ** d + cos ** e);
  const triangles = Math.sin(2 * beta) ** 2 * cos ** (d + e - 2 * f) * (1 - Math.cos(2 * gamma) ** f);
  return 1 / 2 + direct / 4 - triangles / 4;
}

export function surroundings(graph: Graph, [i, j]: readonly [number, number]): EdgeSurroundings {
  const vertices = Array.from({ length: graph.vertices }, (_, vertex) => vertex);
  return {
    d: degree(graph, i) - 1,
    e: degree(graph, j) - 1,
    f: vertices.filter((vertex) => hasEdge(graph, i, vertex) && hasEdge(graph, j, vertex)).length,
  };
}

/** ⟨C⟩ after one layer as the sum of `edgeMean` over the edges: no state vector needed. */
export function oneLayerMean(graph: Graph, gamma: number, beta: number): number {
  return graph.edges.reduce((sum, edge) => sum + edgeMean(surroundings(graph, edge), gamma, beta), 0);
}

/** Best angles of one layer where every vertex has three neighbors and there is no triangle: tan γ = 1/√2, β = π/8. */
export const CUBIC_ONE_LAYER: Angles = { gammas: [Math.atan(Math.SQRT1_2)], betas: [Math.PI / 8] };

/** What an edge is worth at `CUBIC_ONE_LAYER`: 1/2 + 1/(3√3). */
export function cubicEdgeMean(): number {
  return edgeMean({ d: 2, e: 2, f: 0 }, Math.atan(Math.SQRT1_2), Math.PI / 8);
}

/** The best ⟨C⟩/|E| of p layers on a ring of at least 2p + 2 vertices (Farhi, Goldstone and Gutmann): (2p + 1)/(2p + 2). */
export function ringRatio(layers: number): number {
  return (2 * layers + 1) / (2 * layers + 2);
}

/** The probability that at least one of `shots` shots succeeds, each with the probability `success`. */
export function atLeastOnce(success: number, shots: number): number {
  return 1 - (1 - success) ** shots;
}

/** The fewest shots for which `atLeastOnce` reaches `wanted` (0 < wanted < 1). */
export function shotsFor(success: number, wanted: number): number {
  return Math.ceil(Math.log(1 - wanted) / Math.log(1 - success));
}

/** The distribution of the best cut among `shots` shots; index = cut edges. */
export function bestOf(distribution: readonly number[], shots: number): number[] {
  let below = 0;
  return distribution.map((probability) => {
    const before = below ** shots;
    below += probability;
    return below ** shots - before;
  });
}

/** The fraction of shots in which none of `gates` gates fails: (1 − error)^gates. */
export function survival(error: number, gates: number): number {
  return (1 - error) ** gates;
}

/** Simple model: with probability F nothing failed, otherwise the cut is a random one, |E|/2 on average. */
export function noisyMean(ideal: number, edges: number, fraction: number): number {
  return fraction * ideal + ((1 - fraction) * edges) / 2;
}

/** The standard deviation of the mean of `shots` cuts. */
export function standardError(distribution: readonly number[], shots: number): number {
  const mean = meanCut(distribution);
  const square = distribution.reduce((sum, probability, cut) => sum + cut * cut * probability, 0);
  return Math.sqrt((square - mean * mean) / shots);
}

/**
 * The guarantee of Goemans and Williamson (Journal of the ACM 42, 1115): the least of (2/π)·θ/(1 − cos θ), 0 < θ ≤ π.
 * The function has one minimum there, which is found by trisection.
 */
export function goemansWilliamson(): number {
  const ratio = (theta: number) => ((2 / Math.PI) * theta) / (1 - Math.cos(theta));
  let [low, high] = [1, Math.PI];
  for (let round = 0; round < 100; round++) {
    const third = (high - low) / 3;
    if (ratio(low + third) < ratio(high - third)) high -= third;
    else low += third;
  }
  return ratio(low);
}
