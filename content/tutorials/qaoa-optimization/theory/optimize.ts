import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import type { Graph } from './graphs.ts';
import { qaoaMean } from './qaoa-optimization-theory.ts';

/** A point and the value of the function there. */
interface Vertex {
  readonly at: readonly number[];
  readonly value: number;
}

/**
 * Climbs to a maximum near `start` without gradients (Nelder and Mead, The Computer Journal 7, 308, 1965).
 * Ends after `rounds` moves; which maximum it finds depends on the start.
 */
export function nelderMead(f: (at: readonly number[]) => number, start: readonly number[], rounds = 400): Vertex {
  const measure = (at: readonly number[]): Vertex => ({ at, value: f(at) });
  let simplex = [start, ...start.map((_, axis) => start.map((x, i) => (i === axis ? x + 0.2 : x)))].map(measure);
  for (let round = 0; round < rounds; round++) {
    simplex.sort((a, b) => b.value - a.value);
    simplex = move(simplex, measure);
  }
  return simplex.reduce((best, vertex) => (vertex.value > best.value ? vertex : best));
}

/** Replaces the lowest vertex by a better one on the line through the others' center, or draws all to the best. */
function move(sorted: readonly Vertex[], measure: (at: readonly number[]) => Vertex): Vertex[] {
  const others = sorted.slice(0, -1);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst) throw new RangeError('A simplex has vertices');
  const center = worst.at.map((_, axis) => others.reduce((sum, { at }) => sum + (at[axis] ?? 0), 0) / others.length);
  const along = (step: number) => measure(center.map((c, axis) => c + step * ((worst.at[axis] ?? 0) - c)));
  const reflected = along(-1);
  if (reflected.value > best.value) {
    const expanded = along(-2);
    return [...others, expanded.value > reflected.value ? expanded : reflected];
  }
  if (others.some(({ value }) => reflected.value > value)) return [...others, reflected];
  const contracted = along(reflected.value > worst.value ? -0.5 : 0.5);
  if (contracted.value > Math.max(reflected.value, worst.value)) return [...others, contracted];
  return sorted.map(({ at }) => measure(at.map((x, axis) => ((best.at[axis] ?? 0) + x) / 2)));
}

/** The means on which climbs from random starts end, for p layers; the random numbers are the same every time. */
export function climbs(graph: Graph, layers: number, starts: number): number[] {
  const random = seededRandom(5);
  const mean = (at: readonly number[]) => qaoaMean(graph, { gammas: at.slice(0, layers), betas: at.slice(layers) });
  return Array.from({ length: starts }, () => {
    const start = Array.from({ length: 2 * layers }, (_, i) => random() * (i < layers ? 2 * Math.PI : Math.PI / 2));
    return nelderMead(mean, start, 150 * layers).value;
  });
}

/** How many of 60 climbs on the house reach the best mean of the 60. Kept as numbers because counting takes seconds. */
export const HOUSE_TOPS_OF_60 = { oneLayer: 29, threeLayers: 1 };
