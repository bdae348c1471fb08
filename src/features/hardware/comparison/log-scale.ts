/** Maps values of several magnitudes to places along an axis: equal ratios take equal lengths. */
export interface LogScale {
  (value: number): number;
  /** The powers of ten within the domain, rising. */
  readonly decades: readonly number[];
}

/**
 * A logarithmic axis from `domain` to `range` (drawing units); either may run downwards.
 * Values outside the domain are mapped beyond the range, not cut.
 * @throws {RangeError} for a bound or a value that is not above 0, or an empty domain.
 */
export function logScale(domain: readonly [number, number], range: readonly [number, number]): LogScale {
  const [start, end] = [log10(domain[0]), log10(domain[1])];
  if (start === end) throw new RangeError('An axis needs two different bounds.');
  const place = (value: number) => range[0] + ((log10(value) - start) / (end - start)) * (range[1] - range[0]);
  return Object.assign(place, { decades: decadesBetween(Math.min(start, end), Math.max(start, end)) });
}

function log10(value: number): number {
  if (!(value > 0)) throw new RangeError(`${value} has no place on a logarithmic axis.`);
  return Math.log10(value);
}

/** Bounds are exponents. The tolerance keeps a bound such as 10⁻⁵, whose logarithm is not exact. */
function decadesBetween(low: number, high: number): number[] {
  const [first, last] = [Math.ceil(low - 1e-9), Math.floor(high + 1e-9)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => Number(`1e${first + index}`));
}
