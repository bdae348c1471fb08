import { round } from '#src/base/svg-path.ts';
import type { PlotArea } from './plot-area.ts';
import type { Extent } from './scales.ts';

interface PlotBar {
  /** From where to where it reaches on each axis: a column begins at 0 of y, a lying bar at 0 of x. */
  x: Extent;
  y: Extent;
  fill: string;
}

/** Bars between values of both axes: columns, lying bars, and the parts of stacked ones. */
export function Bars({ plot, bars }: { plot: PlotArea; bars: readonly PlotBar[] }) {
  return bars.map(({ x, y, fill }) => {
    const [left, right] = rising(x.map(plot.x));
    const [top, bottom] = rising(y.map(plot.y));
    return (
      <rect key={`${x} ${y}`} x={left} y={top} width={round(right - left)} height={round(bottom - top)} fill={fill} />
    );
  });
}

function rising([a = 0, b = 0]: readonly number[]): Extent {
  return a < b ? [a, b] : [b, a];
}

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
