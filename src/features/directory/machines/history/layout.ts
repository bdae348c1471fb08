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
  /** The middle of each value. */
  points: readonly Point[];
  /** Of a range its ends, from the top down. */
  bars: readonly (readonly [top: number, bottom: number] | undefined)[];
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
    margin: {
      top: 12,
      right: 10,
      bottom: 28,
      left: 12 + Math.ceil(Math.max(0, ...levels.map(({ text }) => widthOf(text)))),
    },
    fontSize: FONT_SIZE,
    x: linear(...years),
    y: history.isLog ? log(...sizes) : linear(...sizes),
  });
  const series = history.series.map((each) => ({
    ...each,
    points: each.values.map(middleIn(plot)),
    bars: each.values.map(barIn(plot)),
  }));
  const promised = history.promised.map((each) => ({ ...each, point: pointIn(plot)(each) }));
  const paths = series.map(({ points }) => stepPath(points));
  const wanted = [
    ...promised.map((each) => ({ at: each.point, text: lettered(promisedText(each)) })),
    ...series.flatMap((each) => each.points.map((at, index) => ({ at, text: textOf(each, index) }))),
  ];
  const places = placeLabels(
    wanted.map(({ at, text }) => ({ at, radius: RADIUS + 1, width: text ? widthOf(text) : undefined })),
    {
      bounds: boundsOf(plot),
      obstacles: [...paths.flatMap(boxesAlong), ...series.flatMap(boxesOfBars)],
      fontSize: FONT_SIZE,
      triesAside: true,
    },
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

/** Some weeks and more around the first and the last date; room above the largest for its label. */
function extentsOf({ series, promised, isLog }: FigureHistory): Pick<HistoryLayout, 'years' | 'sizes'> {
  const values = series.flatMap((each) => each.values);
  const times = [...values, ...promised].map(({ at }) => at);
  const sizes = [...values.map(({ size, to }) => to ?? size), ...[...values, ...promised].map(({ size }) => size)];
  const [first, last, least, most] = [Math.min(...times), Math.max(...times), Math.min(...sizes), Math.max(...sizes)];
  const room = Math.max(0.1, 0.14 * (last - first));
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

function middleIn(plot: PlotArea) {
  return (past: PastValue): Point => {
    const bar = barIn(plot)(past);
    return bar ? [plot.x(past.at), (bar[0] + bar[1]) / 2] : pointIn(plot)(past);
  };
}

function barIn({ y }: PlotArea) {
  return ({ size, to }: PastValue) => (to === undefined ? undefined : ([y(to), y(size)] as const));
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

function boxesOfBars({ points, bars }: Pick<PlacedSeries, 'points' | 'bars'>): Box[] {
  return points.flatMap(([x], index) => {
    const bar = bars[index];
    return bar ? lineBox([x - 2, bar[0] - 2], [x + 2, bar[1] + 2]) : [];
  });
}

/** The ends of a line have their values; the last also says what tells the line from others. */
function textOf({ values, apart }: Series, index: number): string | undefined {
  const [value, isLast] = [values[index], index === values.length - 1];
  if (!value || (index > 0 && !isLast)) return undefined;
  const [text = value.text] = value.text.split(' = ');
  return lettered(isLast && apart ? `${text} ${apart}` : text);
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
