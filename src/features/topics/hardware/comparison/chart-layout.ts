import type { Tick } from '#src/charts/Axis.tsx';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { log } from '#src/charts/scales.ts';

/** A text beside a mark: how far from it, in drawing units, and which of its ends is there. */
export interface Place {
  readonly dx: number;
  readonly dy: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Where the words of one technology are, so that none meets a mark or other words. */
export interface Places {
  /** From the middle of the bar of typical values. */
  readonly name: Place;
  readonly bestCoherence?: Place;
  readonly bestFidelity?: Place;
  readonly machines?: readonly Place[];
}

/** One size of the chart, in drawing units. */
export interface ChartLayout {
  /** Coherence time in seconds against the error of a gate, so that the best values are at the top. */
  readonly plot: PlotArea;
  /** The strip beside the time axis for what has no limit in time, and where its bar is. */
  readonly strip: {
    readonly left: number;
    readonly right: number;
    readonly bar: number;
    readonly title: readonly string[];
  };
  readonly timeTicks: readonly Tick[];
  readonly errorTicks: readonly Tick[];
  readonly places: Readonly<Record<string, Places>>;
}

/** Seconds, from below the shortest to above the longest value; and errors. */
const scales = { x: log(1e-5, 1e4), y: log(0.1, 1e-4) };

const errorTicks: readonly Tick[] = [
  { at: 0.1, text: '90%' },
  { at: 0.01, text: '99%' },
  { at: 0.001, text: '99.9%' },
  { at: 0.0001, text: '99.99%' },
];

/** For 700 px and more. */
export const wideLayout: ChartLayout = {
  plot: plotArea({
    width: 860,
    height: 450,
    fontSize: 14.8,
    margin: { top: 34, right: 170, bottom: 56, left: 66 },
    ...scales,
  }),
  strip: { left: 710, right: 854, bar: 730, title: ['No limit in time:', 'photons get lost', 'instead'] },
  timeTicks: [
    { at: 1e-5, text: '10 μs' },
    { at: 1e-3, text: '1 ms' },
    { at: 0.1, text: '0.1 s' },
    { at: 10, text: '10 s' },
    { at: 1000, text: '1,000 s' },
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

/** For phones from 320 px: the same marks on a narrower sheet, with larger words. */
export const compactLayout: ChartLayout = {
  plot: plotArea({
    width: 370,
    height: 426,
    fontSize: 14.2,
    margin: { top: 30, right: 100, bottom: 52, left: 56 },
    ...scales,
  }),
  strip: { left: 281, right: 369, bar: 292, title: ['No limit', 'in time,', 'but loss'] },
  timeTicks: [
    { at: 1e-4, text: '100 μs' },
    { at: 0.1, text: '0.1 s' },
    { at: 100, text: '100 s' },
  ],
  errorTicks,
  places: {
    superconducting: {
      name: { dx: -25, dy: 82 },
      bestCoherence: { dx: 6, dy: 5 },
      bestFidelity: { dx: 9, dy: 4 },
      machines: [
        { dx: 10, dy: -12 },
        { dx: 9, dy: 5 },
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
