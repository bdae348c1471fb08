import type { Point } from '#src/base/svg-path.ts';
import { textWidth } from '#src/charts/font.ts';
import { type Box, type LabelPlace, lineBox, placeLabels } from '#src/charts/place-labels.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import { axisText, logSteps } from './axis.ts';
import type { FigureHistory, PastValue, PromisedValue, Series } from './history.ts';

/** A drawing is laid out for a phone, and stands beside others where there is more room. */
export const WIDTH = 340;
const HEIGHT = 216;
const FONT_SIZE = 14;
const RADIUS = 5;

export interface PlacedSeries extends Series {
  points: readonly Point[];
  /** A value holds until the next of its line. */
  path: readonly Point[];
  labels: readonly PlacedText[];
}

export interface PlacedText {
  text: string;
  at: LabelPlace;
}

export interface HistoryLayout {
  plot: PlotArea;
  /** What the axes reach over: years, and the least and the most. */
  years: readonly [number, number];
  sizes: readonly [number, number];
  /** The lines of the grid. */
  levels: readonly { at: number; text: string }[];
  series: readonly PlacedSeries[];
  promised: readonly (PromisedValue & { point: Point; label: PlacedText | undefined })[];
}

export function layoutOf(history: FigureHistory, promisedText: (promised: PromisedValue) => string): HistoryLayout {
  const { years, sizes } = extentsOf(history);
  const levels = levelsOf(history, sizes);
  const plot = plotArea({
    width: WIDTH,
    height: HEIGHT,
    margin: { top: 12, right: 10, bottom: 28, left: 12 + Math.max(0, ...levels.map(({ text }) => widthOf(text))) },
    fontSize: FONT_SIZE,
    x: linear(...years),
    y: history.isLog ? log(...sizes) : linear(...sizes),
  });
  const series = history.series.map((each) => ({ ...each, points: each.values.map(pointIn(plot)) }));
  const promised = history.promised.map((each) => ({ ...each, point: pointIn(plot)(each) }));
  const paths = series.map(({ points }) => stepPath(points));
  const wanted = [
    ...promised.map((each) => ({ at: each.point, text: lettered(promisedText(each)) })),
    ...series.flatMap((each) => each.points.map((at, index) => ({ at, text: textOf(each, index, series.length) }))),
  ];
  const places = placeLabels(
    wanted.map(({ at, text }) => ({ at, radius: RADIUS + 1, width: text ? widthOf(text) : undefined })),
    { bounds: boundsOf(plot), obstacles: paths.flatMap(boxesAlong), fontSize: FONT_SIZE, triesAside: true },
  );
  const texts = wanted.map(({ text }, index) => placed(text, places[index]));
  let next = promised.length;
  return {
    plot,
    years,
    sizes,
    levels,
    promised: promised.map((each, index) => ({ ...each, label: texts[index] })),
    series: series.map((each, index) => {
      const own = texts.slice(next, next + each.points.length);
      next += each.points.length;
      return { ...each, path: paths[index] ?? [], labels: own.filter((text) => text !== undefined) };
    }),
  };
}

/** Half a year and more around the first and the last date; room above the largest for its label. */
function extentsOf({ series, promised, isLog }: FigureHistory): Pick<HistoryLayout, 'years' | 'sizes'> {
  const all: readonly Pick<PastValue, 'at' | 'size'>[] = [...series.flatMap(({ values }) => values), ...promised];
  const times = all.map(({ at }) => at);
  const sizes = all.map(({ size }) => size);
  const [first, last, least, most] = [Math.min(...times), Math.max(...times), Math.min(...sizes), Math.max(...sizes)];
  const room = Math.max(0.5, 0.12 * (last - first));
  return {
    years: [first - room, last + room],
    sizes: isLog ? [least / 1.7, most * 1.7] : [0, 1.3 * most],
  };
}

function levelsOf({ figure, isLog }: FigureHistory, [low, high]: HistoryLayout['sizes']) {
  const steps = isLog ? logSteps(low, high) : linear(low, high)([0, 1]).ticks(4);
  return steps.map((at) => ({ at, text: axisText(figure.name, at) }));
}

function widthOf(text: string): number {
  return textWidth(text, FONT_SIZE, 600);
}

function pointIn({ x, y }: PlotArea) {
  return ({ at, size }: Pick<PastValue, 'at' | 'size'>): Point => [x(at), y(size)];
}

/** Level until the next value, then straight up or down to it. */
export function stepPath(points: readonly Point[]): Point[] {
  return points.flatMap((point, index): Point[] => {
    const before = points[index - 1];
    return before ? [[point[0], before[1]], point] : [point];
  });
}

function boxesAlong(path: readonly Point[]): Box[] {
  return path.slice(1).map((point, index) => lineBox(path[index] ?? point, point));
}

/** The ends of a line have their values; with several lines the last also says whose it is. */
function textOf({ values, copy, kind }: Series, index: number, count: number): string | undefined {
  const [value, isLast] = [values[index], index === values.length - 1];
  if (!value || (index > 0 && !isLast)) return undefined;
  const whose = [copy, copy ? undefined : kind].filter((part) => part !== undefined).join(' ');
  return lettered(count > 1 && isLast && whose ? `${value.text} ${whose}` : value.text);
}

/** The faces of drawings have the Greek letter, and not the sign of a millionth. */
function lettered(text: string): string {
  return text.replaceAll('µ', 'μ');
}

function placed(text: string | undefined, at: LabelPlace | undefined): PlacedText | undefined {
  return text && at ? { text, at } : undefined;
}

function boundsOf({ left, right, top, bottom }: PlotArea): Box {
  return { left: left + 2, right: right + 8, top: top - 8, bottom: bottom - 3 };
}
