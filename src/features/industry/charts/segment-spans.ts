/** A part of a bar, in the units of its drawing. */
export interface Span {
  start: number;
  size: number;
}

/**
 * Divides a bar of a length among values, in their order, with a gap between neighbours. The parts stand to each other
 * as the values do. Throws a RangeError when no value is above 0.
 */
export function segmentSpans(values: readonly number[], length: number, gap: number): Span[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum <= 0) throw new RangeError('There is nothing to divide the bar among');
  const unit = (length - gap * (values.length - 1)) / sum;
  return values.map((value, index) => {
    const before = values.slice(0, index).reduce((total, each) => total + each, 0);
    return { start: before * unit + index * gap, size: value * unit };
  });
}
