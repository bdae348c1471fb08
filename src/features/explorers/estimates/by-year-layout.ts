import type { Point } from '#src/base/svg-path.ts';
import type { Tick } from '#src/charts/Axis.tsx';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { type LabelPlace, lineBox, placeLabels } from '#src/charts/place-labels.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import { stepAside } from '../experiments/place-marks.ts';
import { drawnProblems, lowestByYear, type PhysicalEstimate } from './estimate-values.ts';

export interface PlacedEstimate {
  each: PhysicalEstimate;
  at: Point;
  /** Undefined for problems without a line. */
  problem: string | undefined;
  isLowest: boolean;
  label: LabelPlace | undefined;
}

export interface ByYearLayout {
  plot: PlotArea;
  years: readonly Tick[];
  counts: readonly Tick[];
  problems: readonly string[];
  lines: readonly { problem: string; points: readonly Point[] }[];
  marks: readonly PlacedEstimate[];
  /** Top of the band of today's machines, and what stands in it, in lines. */
  band: number;
  words: readonly string[];
  radius: number;
}

const MEASURES = {
  wide: { height: 540, left: 92, right: 24, everyYears: 3, fontSize: 13, radius: 6 },
  middle: { height: 520, left: 88, right: 16, everyYears: 3, fontSize: 13, radius: 5.5 },
  narrow: { height: 520, left: 60, right: 8, everyYears: 6, fontSize: 13, radius: 5 },
} as const satisfies Record<Size, unknown>;

const COUNTS: readonly (readonly [number, string, string])[] = [
  [100, '100', '100'],
  [1e3, '1,000', '1,000'],
  [1e4, '10,000', '10,000'],
  [1e5, '100,000', '100,000'],
  [1e6, '1 million', '1 m'],
  [1e7, '10 million', '10 m'],
  [1e8, '100 million', '100 m'],
  [1e9, '1 billion', '1 bn'],
  [1e10, '10 billion', '10 bn'],
];

/** Where everything is: the year of publication across, physical qubits upwards. Within a year marks step aside. */
export function layoutOf(
  physical: readonly PhysicalEstimate[],
  largest: number,
  band: readonly string[],
  size: Size,
): ByYearLayout {
  const { height, left, right, everyYears, fontSize, radius } = MEASURES[size];
  const years = physical.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const plot = plotArea({
    width: SIZES[size],
    height,
    margin: { top: 18, right, bottom: 34, left },
    inset: 3 * radius,
    fontSize,
    x: linear(first - 0.3, last + 0.5),
    y: log(100, 2e10),
  });
  const problems = drawnProblems(physical);
  const lines = problems.map((problem) => ({ problem, lowest: lowestByYear(physical, problem) }));
  const onLine = new Set(lines.flatMap(({ lowest }) => lowest));
  // Marks on lines take their places first, then those with a color, then the others.
  const inOrder = physical.toSorted((a, b) => rank(a) - rank(b));
  function rank(each: PhysicalEstimate): number {
    return onLine.has(each) ? 0 : problems.includes(each.estimate.problem) ? 1 : 2;
  }
  const places = stepAside(inOrder.map(({ year, qubits }) => [plot.x(year), plot.y(qubits)]));
  const placed = inOrder.map((each, index) => ({ each, at: places[index] ?? [0, 0] }));
  const paths = lines.map(({ problem, lowest }) => ({
    problem,
    points: lowest.map((each): Point => placed.find((mark) => mark.each === each)?.at ?? [0, 0]),
  }));
  const top = plot.y(largest);
  const isNamed = size !== 'narrow';
  const labels = placeLabels(
    placed.map(({ each, at }) => ({
      at,
      radius: radius + 1,
      width:
        (isNamed && rank(each) < 2) || onLine.has(each) ? textWidth(each.estimate.short, fontSize, 600) : undefined,
    })),
    {
      bounds: { left: plot.left + 2, top: 2, right: plot.width, bottom: top - 4 },
      obstacles: paths.flatMap(({ points }) =>
        points.slice(1).flatMap((to, index) => segments(points[index] ?? to, to)),
      ),
      fontSize,
      triesAside: true,
    },
  );
  return {
    plot,
    problems,
    band: top,
    words: band.flatMap((text) => inLines(text, plot.right - plot.left - 16, fontSize)),
    radius,
    lines: paths,
    years: yearTicks(first, last, everyYears),
    counts: COUNTS.map(([at, long, short]) => ({ at, text: size === 'narrow' ? short : long })),
    marks: placed.map(({ each, at }, index) => ({
      each,
      at,
      problem: problems.includes(each.estimate.problem) ? each.estimate.problem : undefined,
      isLowest: onLine.has(each),
      label: labels[index],
    })),
  };
}

/** A text in lines that are no wider than the band. */
function inLines(text: string, width: number, fontSize: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && textWidth(longer, fontSize) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** From the last year back, so that the newest is named. */
function yearTicks(first: number, last: number, every: number): Tick[] {
  const count = Math.floor((last - first) / every) + 1;
  return Array.from({ length: count }, (_, index) => last - every * (count - 1 - index)).map((at) => ({
    at,
    text: String(at),
  }));
}

/** A slanted line as small boxes, which labels keep clear of. */
function segments([x0, y0]: Point, [x1, y1]: Point) {
  const steps = Math.max(1, Math.ceil(Math.abs(x1 - x0) / 12), Math.ceil(Math.abs(y1 - y0) / 12));
  return Array.from({ length: steps }, (_, step) => {
    const at = (share: number): Point => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
    return lineBox(at(step / steps), at((step + 1) / steps));
  });
}
