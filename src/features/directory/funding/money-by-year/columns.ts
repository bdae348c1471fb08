import type { Point } from '#src/base/svg-path.ts';
import type { Box, LabelPlace } from '#src/charts/place-labels.ts';
import type { PlotArea } from '#src/charts/plot-area.ts';
import { sumOf } from '../listed-rounds.ts';
import { sumText } from '../money-text.ts';
import { type ChartedRound, yearIn } from './charted-rounds.ts';
import { CHART_KINDS, type ChartKind } from './kinds.ts';

/** A year's sum, stacked by kind. */
export interface Column {
  year: number;
  parts: readonly (Box & { kind: ChartKind })[];
  sum: LabelPlace & { text: string };
}

/** Of the distance from year to year. */
const WIDTH = 0.44;
const GAP = 1;

/** From the first year with a round to the last, also years without one. */
export function yearsOf(rounds: readonly ChartedRound[]): number[] {
  const years = rounds.map(yearIn);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** In US dollars, documented and reported. */
export function sumsByYear(rounds: readonly ChartedRound[]): Map<number, Map<ChartKind, number>> {
  const ofYear = (year: number) => rounds.filter((round) => yearIn(round) === year);
  const ofKind = (year: number) =>
    CHART_KINDS.map((kind) => [kind, sumOf(ofYear(year).filter((round) => round.kind === kind))] as const);
  return new Map(yearsOf(rounds).map((year) => [year, new Map(ofKind(year).filter(([, sum]) => sum > 0))]));
}

export function columnsOf(rounds: readonly ChartedRound[], plot: PlotArea): Column[] {
  return [...sumsByYear(rounds)].map(([year, sums]) => {
    const [from, to] = [plot.x(year), plot.x(year + 1)];
    const [middle, half] = [(from + to) / 2, (WIDTH * (to - from)) / 2];
    let below = 0;
    const parts = [...sums].map(([kind, sum]) => {
      const bottom = plot.y(below) - (below > 0 ? GAP : 0);
      below += sum;
      return { kind, left: middle - half, right: middle + half, bottom, top: Math.min(plot.y(below), bottom - 1) };
    });
    const at: Point = [middle, plot.y(below) - 6];
    return { year, parts, sum: { x: at[0], y: at[1], anchor: 'middle', text: below > 0 ? sumText(below) : '' } };
  });
}
