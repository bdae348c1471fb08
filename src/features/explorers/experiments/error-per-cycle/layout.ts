import type { Point } from '#src/base/svg-path.ts';
import type { Tick } from '#src/charts/Axis.tsx';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { type Box, type LabelPlace, labelBox } from '#src/charts/place-labels.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import type { Measurement } from '../measured.ts';
import { type ConditionTexts, type PlacedMark, placeMarks } from '../place-marks.ts';
import type { Platform } from '../platforms.ts';
import { type Scaling, scalingsOf } from './scalings.ts';

const LAYOUTS = {
  wide: { height: 470, left: 60, fontSize: 13, step: -46 },
  middle: { height: 470, left: 56, fontSize: 13, step: -24 },
  narrow: { height: 460, left: 52, fontSize: 14, step: -15 },
} as const satisfies Record<Size, unknown>;

/** The fall with distance of one experiment: through its marks where it has several, otherwise by its Λ alone. */
export interface PlacedLine {
  id: string;
  platform: Platform;
  points: readonly Point[];
  /** Whether it ends in marks; one by Λ alone is thinner. */
  isMeasured: boolean;
  label?: (LabelPlace & { name: string }) | undefined;
}

export interface ErrorPerCycleLayout {
  plot: PlotArea;
  distanceTicks: readonly Tick[];
  errorTicks: readonly Tick[];
  marks: readonly PlacedMark[];
  lines: readonly PlacedLine[];
}

export function layoutOf(
  measured: readonly Measurement[],
  lambdas: readonly Measurement[],
  size: Size,
  texts: ConditionTexts & { lambda: string },
): ErrorPerCycleLayout {
  const { height, left, fontSize, step } = LAYOUTS[size];
  const distances = measured.map(({ distance = 0 }) => distance);
  const errors = measured.flatMap(({ value, to }) => [value, to ?? value]);
  const plot = plotArea({
    width: SIZES[size],
    height,
    margin: { top: 34, right: 4, bottom: 48, left },
    fontSize,
    x: linear(Math.min(...distances) - 1.4, Math.max(...distances) + 0.9),
    y: log(Math.min(...errors) / 1.8, Math.max(...errors) * 1.6),
  });
  const placeOf = ({ distance = 0, value }: Measurement): Point => [plot.x(distance), plot.y(value)];
  const scalings = scalingsOf(measured, lambdas);
  const names = scalings.flatMap((scaling) => nameOf(scaling, plot, texts.lambda));
  // What a line starts from stays in its place, and others make room to the left, where no line leaves.
  const isOnLine = ({ experiment }: Measurement) =>
    scalings.some(({ lambda }) => lambda.experiment.id === experiment.id);
  const inOrder = measured.toSorted((a, b) => Number(isOnLine(b)) - Number(isOnLine(a)));
  const marks = placeMarks(inOrder, plot, placeOf, {
    texts,
    step,
    obstacles: [...scalings.flatMap((scaling) => boxesAlong(scaling, plot)), ...names.map(({ box }) => box)],
  });
  return {
    plot,
    marks,
    lines: scalings.map((scaling) => ({
      id: scaling.lambda.figure.id,
      platform: scaling.lambda.experiment.platform,
      points: pointsOf(scaling, plot, marks),
      isMeasured: scaling.isMeasured,
      label: names.find(({ id }) => id === scaling.lambda.figure.id)?.label,
    })),
    distanceTicks: [...new Set(distances)].sort((a, b) => a - b).map((at) => ({ at, text: String(at) })),
    errorTicks: plot.y.ticks().map((at) => ({ at, text: `${Number((100 * at).toPrecision(1))}%` })),
  };
}

/** A measured line goes through the marks, which may have stepped aside. */
function pointsOf({ points, isMeasured, lambda }: Scaling, plot: PlotArea, marks: readonly PlacedMark[]): Point[] {
  if (!isMeasured) return points.map(([distance, error]) => [plot.x(distance), plot.y(error)]);
  return marks
    .filter(({ measured }) => measured.experiment.id === lambda.experiment.id && !measured.isReported)
    .map(({ at }) => at)
    .sort(([a], [b]) => a - b);
}

/** Over the middle of a line: "Λ = 2.14". */
function nameOf({ lambda, points }: Scaling, plot: PlotArea, text: string) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const name = text.replace('{value}', lambda.value.toFixed(2));
  const width = textWidth(name, plot.fontSize);
  const middle = { x: (plot.x(first[0]) + plot.x(last[0])) / 2, y: (plot.y(first[1]) + plot.y(last[1])) / 2 };
  const label = { x: middle.x + 6, y: middle.y - 9, anchor: 'start' as const, name };
  return [{ id: lambda.figure.id, label, box: labelBox(label, width, plot.fontSize) }];
}

/** Small boxes along a slanting line, which no name may cover. */
function boxesAlong({ points }: Scaling, plot: PlotArea): Box[] {
  const placed = points.map(([distance, error]): Point => [plot.x(distance), plot.y(error)]);
  return placed.slice(1).flatMap((to, index) => {
    const from = placed[index] ?? to;
    return Array.from({ length: 41 }, (_, step) => {
      const [x, y] = [0, 1].map((axis) => (from[axis] ?? 0) + (((to[axis] ?? 0) - (from[axis] ?? 0)) * step) / 40);
      return { left: (x ?? 0) - 3, right: (x ?? 0) + 3, top: (y ?? 0) - 3, bottom: (y ?? 0) + 3 };
    });
  });
}
