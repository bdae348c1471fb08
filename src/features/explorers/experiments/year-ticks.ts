import type { Tick } from '#src/charts/Axis.tsx';
import type { PlotArea } from '#src/charts/plot-area.ts';

/** Every so many years within a plot whose x are years. */
export function yearTicks({ x, left, right }: PlotArea, every: number): Tick[] {
  return x
    .ticks(40)
    .filter((at) => Number.isInteger(at) && at % every === 0 && x(at) >= left + 8 && x(at) <= right - 14)
    .map((at) => ({ at, text: String(at) }));
}
