import { type Point, round } from '#src/base/svg-path.ts';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { type Box, type LabelPlace, placeLabels } from '#src/charts/place-labels.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import { NOISE_MODELS, type NoiseModel } from '#src/model/schemas/threshold.ts';
import { newestValue, shortCodeName, type Threshold, type ThresholdValue } from './threshold-values.ts';

/** One threshold in the drawing. */
export interface PlacedThreshold {
  threshold: Threshold;
  value: ThresholdValue;
  at: Point;
  /** The other end of a range, on the same line. */
  to: number | undefined;
  /** The decoder's name, where it has room. */
  label: LabelPlace | undefined;
}

/** The thresholds of one code in one noise model. */
export interface ThresholdRow {
  code: string;
  y: number;
  marks: readonly PlacedThreshold[];
}

export interface ThresholdBand {
  noise: NoiseModel;
  /** Base line of its name. */
  y: number;
  rows: readonly ThresholdRow[];
}

export interface ThresholdsLayout {
  plot: PlotArea;
  bands: readonly ThresholdBand[];
  radius: number;
}

/** In percent; every published value lies within. */
const DOMAIN = [0.06, 80] as const;

/** Units of each drawing: heights of a row and of a band's name, and whether decoders are named. */
const MEASURES = {
  wide: { row: 27, head: 40, radius: 5.5, isNamed: true },
  middle: { row: 26, head: 38, radius: 5, isNamed: true },
  narrow: { row: 26, head: 36, radius: 4.8, isNamed: false },
} as const satisfies Record<Size, object>;

const FONT_SIZE = 13;
const TOP = 26;
/** Between a code's name and the plot. */
export const NAME_GAP = 12;

/** Where everything is: a band a noise model, in it a row a code, the highest threshold first. */
export function layoutOf(thresholds: readonly Threshold[], size: Size): ThresholdsLayout {
  const { row, head, radius, isNamed } = MEASURES[size];
  const left = Math.ceil(Math.max(...thresholds.map((each) => textWidth(shortCodeName(each), FONT_SIZE)))) + NAME_GAP;
  const groups = NOISE_MODELS.map((noise) => ({
    noise,
    codes: byCode(thresholds.filter((each) => each.noise === noise)),
  }));
  const drawn = groups.filter(({ codes }) => codes.length > 0);
  const height = TOP + drawn.reduce((sum, { codes }) => sum + head + codes.length * row, 0) + 34;
  const plot = plotArea({
    width: SIZES[size],
    height,
    margin: { top: TOP, right: 14, bottom: 34, left },
    fontSize: FONT_SIZE,
    x: log(...DOMAIN),
    y: linear(height - 34, TOP),
  });
  let y = TOP;
  const bands = drawn.map(({ noise, codes }) => {
    const name = y + head - 12;
    y += head;
    const rows = codes.map((ofCode) => {
      const middle = y + row / 2;
      y += row;
      return rowOf(ofCode, { plot, y: middle, row, radius, isNamed });
    });
    return { noise, y: name, rows };
  });
  return { plot, bands, radius };
}

/** The thresholds of each code; the code with the highest comes first. */
function byCode(thresholds: readonly Threshold[]): Threshold[][] {
  const groups = [...Map.groupBy(thresholds, ({ code }) => code).values()];
  const highest = (group: readonly Threshold[]) => Math.max(...group.map((each) => newestValue(each).percent));
  return groups.toSorted((a, b) => highest(b) - highest(a));
}

interface RowSpace {
  plot: PlotArea;
  y: number;
  row: number;
  radius: number;
  isNamed: boolean;
}

function rowOf(thresholds: readonly Threshold[], { plot, y, row, radius, isNamed }: RowSpace): ThresholdRow {
  const marks = thresholds.map((threshold) => {
    const value = newestValue(threshold);
    const to = threshold.upTo === undefined ? undefined : plot.x(threshold.upTo);
    return { threshold, value, at: [plot.x(value.percent), round(y)] as const, to };
  });
  const bounds: Box = { left: plot.left, right: plot.width, top: y - row / 2, bottom: y + row / 2 + 2 };
  const labels = placeLabels(
    marks.map(({ threshold, at }) => ({
      at,
      radius,
      width: isNamed ? textWidth(threshold.decoder, FONT_SIZE) : undefined,
    })),
    {
      bounds,
      fontSize: FONT_SIZE,
      obstacles: marks.flatMap(({ at, to }) => (to === undefined ? [] : [rangeBox(at, to)])),
    },
  );
  const [first] = thresholds;
  return {
    code: first ? shortCodeName(first) : '',
    y: round(y),
    marks: marks.map((mark, index) => ({ ...mark, label: labels[index] })),
  };
}

function rangeBox([x, y]: Point, to: number): Box {
  return { left: x, right: to + 8, top: y - 4, bottom: y + 4 };
}
