import { type LogScale, logScale } from './log-scale.ts';

/** A text beside a mark: how far from it, in drawing units, and which of its ends is there. */
export interface Place {
  readonly dx: number;
  readonly dy: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Where the words of one technology stand, so that none meets a mark or other words. */
export interface Places {
  /** From the middle of the bar of typical values. */
  readonly name: Place;
  readonly bestCoherence?: Place;
  readonly bestFidelity?: Place;
  readonly machines?: readonly Place[];
}

interface Tick {
  readonly value: number;
  readonly label: string;
}

/** One size of the chart, in drawing units. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** The strip beside the time axis for what has no limit in time, and where its bar stands. */
  readonly strip: {
    readonly left: number;
    readonly right: number;
    readonly bar: number;
    readonly title: readonly string[];
  };
  readonly time: LogScale;
  /** Of the error, so that the best values are at the top. */
  readonly error: LogScale;
  readonly timeTicks: readonly Tick[];
  readonly errorTicks: readonly Tick[];
  readonly places: Readonly<Record<string, Places>>;
}

/** Seconds, from below the shortest to above the longest value. */
const timeDomain = [1e-5, 1e4] as const;
const errorDomain = [0.1, 1e-4] as const;

const errorTicks: readonly Tick[] = [
  { value: 0.1, label: '90%' },
  { value: 0.01, label: '99%' },
  { value: 0.001, label: '99.9%' },
  { value: 0.0001, label: '99.99%' },
];

const widePlot = { left: 66, right: 690, top: 34, bottom: 394 };

/** For 700 px and more. */
export const wideLayout: ChartLayout = {
  width: 860,
  height: 450,
  fontSize: 14.8,
  plot: widePlot,
  strip: { left: 710, right: 854, bar: 730, title: ['No limit in time:', 'photons get lost', 'instead'] },
  time: logScale(timeDomain, [widePlot.left, widePlot.right]),
  error: logScale(errorDomain, [widePlot.bottom, widePlot.top]),
  timeTicks: [
    { value: 1e-5, label: '10 μs' },
    { value: 1e-3, label: '1 ms' },
    { value: 0.1, label: '0.1 s' },
    { value: 10, label: '10 s' },
    { value: 1000, label: '1,000 s' },
  ],
  errorTicks,
  places: {
    superconducting: {
      name: { dx: -36, dy: 54 },
      bestCoherence: { dx: 8, dy: 5 },
      bestFidelity: { dx: 0, dy: -9, anchor: 'middle' },
      machines: [
        { dx: -6, dy: -11, anchor: 'end' },
        { dx: -12, dy: 22 },
      ],
    },
    'trapped-ion': {
      name: { dx: -34, dy: -16, anchor: 'end' },
      bestCoherence: { dx: 4, dy: -13, anchor: 'end' },
      bestFidelity: { dx: 0, dy: -9, anchor: 'middle' },
    },
    photonic: { name: { dx: 16, dy: -2 }, bestFidelity: { dx: 11, dy: -2 } },
    'neutral-atom': {
      name: { dx: -35, dy: 27 },
      bestCoherence: { dx: 8, dy: 5 },
      bestFidelity: { dx: 8, dy: -2 },
    },
  },
};

const compactPlot = { left: 56, right: 270, top: 30, bottom: 374 };

/** For phones from 320 px: the same marks on a narrower sheet, with larger words. */
export const compactLayout: ChartLayout = {
  width: 370,
  height: 426,
  fontSize: 14.2,
  plot: compactPlot,
  strip: { left: 281, right: 369, bar: 292, title: ['No limit', 'in time,', 'but loss'] },
  time: logScale(timeDomain, [compactPlot.left, compactPlot.right]),
  error: logScale(errorDomain, [compactPlot.bottom, compactPlot.top]),
  timeTicks: [
    { value: 1e-4, label: '100 μs' },
    { value: 0.1, label: '0.1 s' },
    { value: 100, label: '100 s' },
  ],
  errorTicks,
  places: {
    superconducting: {
      name: { dx: -25, dy: 82 },
      bestCoherence: { dx: 6, dy: 5 },
      bestFidelity: { dx: 9, dy: 4 },
      machines: [
        { dx: 10, dy: -12 },
        { dx: 0, dy: 24 },
      ],
    },
    'trapped-ion': {
      name: { dx: -8, dy: -110, anchor: 'end' },
      bestCoherence: { dx: 6, dy: 19, anchor: 'end' },
      bestFidelity: { dx: 9, dy: 5 },
    },
    photonic: { name: { dx: 10, dy: -2 }, bestFidelity: { dx: 9, dy: 5 } },
    'neutral-atom': {
      name: { dx: -18, dy: 27 },
      bestCoherence: { dx: 6, dy: 6 },
      bestFidelity: { dx: 8, dy: 2 },
    },
  },
};
