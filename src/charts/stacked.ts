/** A part of a bar, in the units of its length. */
interface Part {
  start: number;
  size: number;
}

/**
 * Divides a bar of a length among values, in their order, with a gap between neighbors. The parts are to each other
 * as the values do. Throws a RangeError when no value is above 0.
 */
export function stacked(values: readonly number[], length: number, gap = 0): Part[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum <= 0) throw new RangeError('There is nothing to divide the bar among');
  const unit = (length - gap * (values.length - 1)) / sum;
  let start = 0;
  return values.map((value) => {
    const part = { start, size: value * unit };
    start += part.size + gap;
    return part;
  });
}
