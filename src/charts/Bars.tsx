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
