import type { CountedPoint } from './crossing.ts';

/** By how much a code gets better with its size, below its threshold. */
export interface Suppression {
  /** Λ: how many times less often a code fails whose distance is larger by two. */
  readonly lambda: number;
  /** Its standard deviation. */
  readonly deviation: number;
}

/**
 * Λ at one rate of errors, from a straight line through the logarithms of the failures over the distance, each
 * weighted by its count. Undefined for fewer than two sizes with failures.
 */
export function suppressionOf(points: readonly CountedPoint[]): Suppression | undefined {
  const seen = points.filter(({ failures }) => failures > 0);
  if (new Set(seen.map(({ size }) => size)).size < 2) return undefined;
  const line = lineThrough(seen);
  const lambda = Math.exp(-2 * line.slope);
  return { lambda, deviation: lambda * 2 * line.deviation };
}

/**
 * The odd distance at which a code would fail no more often than wished, if the line through the logarithms goes on.
 * Undefined where larger codes fail more often, or as often: no distance reaches it.
 */
export function distanceFor(points: readonly CountedPoint[], wished: number): number | undefined {
  const seen = points.filter(({ failures }) => failures > 0);
  if (new Set(seen.map(({ size }) => size)).size < 2) return undefined;
  const { slope, at } = lineThrough(seen);
  if (slope >= 0) return undefined;
  const needed = Math.max(1, Math.ceil((Math.log(wished) - at) / slope - 1e-9));
  return needed % 2 === 0 ? needed + 1 : needed;
}

/** ln(failures/shots) = at + slope · size; a count of k has a relative deviation of 1/√k. */
function lineThrough(points: readonly CountedPoint[]) {
  let [weights, sizes, squares, logs, products] = [0, 0, 0, 0, 0];
  for (const { size, shots, failures } of points) {
    const log = Math.log(failures / shots);
    weights += failures;
    sizes += failures * size;
    squares += failures * size * size;
    logs += failures * log;
    products += failures * size * log;
  }
  const determinant = weights * squares - sizes * sizes;
  const slope = (weights * products - sizes * logs) / determinant;
  return { slope, at: (logs - slope * sizes) / weights, deviation: Math.sqrt(weights / determinant) };
}
