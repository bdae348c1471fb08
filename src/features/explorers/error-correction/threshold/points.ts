import type { Counted, Point, Slice } from './experiment.ts';

/** Points with what a slice came to; no point is changed in place. */
export function withSlice(points: readonly Point[], { size, rate }: Slice, counted: Counted): Point[] {
  const isSame = (point: Point) => point.size === size && point.rate === rate;
  const found = points.find(isSame);
  if (!found) return [...points, { size, rate, ...counted }];
  const { shots, failures } = found;
  return points.map((point) =>
    isSame(point) ? { size, rate, shots: shots + counted.shots, failures: failures + counted.failures } : point,
  );
}

/** The points of each size, by rising error rate. */
export function bySize(points: readonly Point[]): Map<number, Point[]> {
  const sizes = [...new Set(points.map(({ size }) => size))].sort((a, b) => a - b);
  return new Map(
    sizes.map((size) => [
      size,
      points.filter((point) => point.size === size).sort((first, second) => first.rate - second.rate),
    ]),
  );
}
