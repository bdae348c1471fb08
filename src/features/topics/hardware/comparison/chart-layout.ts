import type { Point } from '#src/base/svg-path.ts';
import type { Tick } from '#src/charts/Axis.tsx';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { linesOf, textWidth } from '#src/charts/font.ts';
import {
  type Box,
  type LabelPlace,
  labelBox,
  lineBox,
  meets,
  movedInside,
  placesBeside,
} from '#src/charts/place-labels.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { log } from '#src/charts/scales.ts';
import { type ComparedTechnology, errorOf, type PlottedResult } from './compare-technologies.ts';

/** Seconds, from below the shortest to above the longest value; and errors, so that the best values are at the top: 99.995%. */
const scales = { x: log(1e-5, 1e4), y: log(0.1, 5e-5) };

/** Of a drawing, in its units; at the right is room for the strip. */
const LAYOUTS = {
  wide: { height: 460, margin: { top: 34, right: 190, bottom: 54, left: 60 }, fontSize: 13, hasValues: true },
  middle: { height: 440, margin: { top: 34, right: 142, bottom: 54, left: 58 }, fontSize: 13, hasValues: false },
  narrow: { height: 430, margin: { top: 32, right: 84, bottom: 52, left: 56 }, fontSize: 14, hasValues: false },
} as const satisfies Record<Size, unknown>;

const STRIP_GAP = 8;

/** Half the thickness of a bar, and half the length of the stroke that ends a line. */
const BAR_HALF = 6;
export const END_HALF = 5;
export const RING = 4;

const ERROR_TICKS: readonly Tick[] = [
  { at: 0.1, text: '90%' },
  { at: 0.01, text: '99%' },
  { at: 0.001, text: '99.9%' },
  { at: 0.0001, text: '99.99%' },
];

const TIME_TICKS: readonly Tick[] = [
  { at: 1e-4, text: '100 μs' },
  { at: 0.1, text: '0.1 s' },
  { at: 100, text: '100 s' },
];

export interface PlacedText extends LabelPlace {
  /** Its mark: the middle of a bar, the end of a line or a ring. */
  at: Point;
  name: string;
  /** Beside a technology's name: its typical values. */
  values?: string | undefined;
  isName: boolean;
  isInStrip: boolean;
  /** From a bar down to its name, where that is not beside it. */
  leader?: readonly [from: Point, to: Point] | undefined;
}

export interface PlacedTechnology {
  technology: ComparedTechnology;
  /** Typical values. */
  box: Box;
  /** Where the lines to the best values end. */
  longest?: Point | undefined;
  highest?: Point | undefined;
  machines: readonly Point[];
}

export interface ChartLayout {
  /** Coherence time in seconds against the error of a gate. */
  plot: PlotArea;
  /** Beside the time axis, for what has no limit in time. */
  strip: Box & { title: readonly string[] };
  timeTicks: readonly Tick[];
  errorTicks: readonly Tick[];
  technologies: readonly PlacedTechnology[];
  texts: readonly PlacedText[];
}

export const STRIP_LINE = 1.25;

export function layoutOf(compared: readonly ComparedTechnology[], size: Size, stripTitle: string): ChartLayout {
  const { height, margin, fontSize } = LAYOUTS[size];
  const plot = plotArea({ width: SIZES[size], height, fontSize, margin, ...scales });
  const edges = { left: plot.right + STRIP_GAP, right: plot.width, top: plot.top, bottom: plot.bottom };
  const strip = { ...edges, title: linesOf(stripTitle, edges.right - edges.left - 10, fontSize) };
  const technologies = compared.map((technology) => placed(technology, plot, strip));
  const texts = textsOf(technologies, plot, strip, LAYOUTS[size].hasValues);
  return { plot, strip, timeTicks: TIME_TICKS, errorTicks: ERROR_TICKS, technologies, texts };
}

function placed(technology: ComparedTechnology, plot: PlotArea, strip: Box): PlacedTechnology {
  const { typical, bestCoherence, bestFidelity, machines } = technology;
  const box = typicalBox(technology, plot, strip);
  const [x, y] = middleOf(box);
  const best = bestFidelity?.twoQubitFidelity;
  const time = typical.coherence && bestCoherence?.coherenceSeconds;
  return {
    technology,
    box,
    longest: time ? [plot.x(time), y] : undefined,
    highest: best ? [x, plot.y(errorOf(best))] : undefined,
    machines: machines.map((machine) => machinePoint(machine, plot)),
  };
}

export const middleOf = ({ left, right, top, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** Where the typical values lie. Without a limit in time they are in the strip, as an upright bar. */
function typicalBox({ typical: { coherence, fidelity } }: ComparedTechnology, plot: PlotArea, strip: Box): Box {
  const [top, bottom] = [plot.y(errorOf(fidelity.to)), plot.y(errorOf(fidelity.from))];
  const bar = (strip.left + strip.right) / 2;
  if (coherence === null) return { left: bar - BAR_HALF, right: bar + BAR_HALF, top, bottom };
  const [left, right] = [plot.x(coherence.from), plot.x(coherence.to)];
  // A single value is a square, which can still be seen.
  const half = Math.max(BAR_HALF, (right - left) / 2);
  const middle = (left + right) / 2;
  return { left: middle - half, right: middle + half, top: top - BAR_HALF, bottom: bottom + BAR_HALF };
}

function machinePoint({ coherenceSeconds = 1, twoQubitFidelity = 0 }: PlottedResult, { x, y }: PlotArea): Point {
  return [x(coherenceSeconds), y(errorOf(twoQubitFidelity))];
}

interface Wanted {
  at: Point;
  radius: number;
  /** Where it may stand, the best place first; any other text stands beside its mark. */
  places?: readonly LabelPlace[];
  name: string;
  values?: string | undefined;
  isName: boolean;
  isInStrip: boolean;
}

/** Machines first, beside their rings; then the best values; names of technologies, which have most places, from the right. */
function textsOf(
  technologies: readonly PlacedTechnology[],
  plot: PlotArea,
  strip: ChartLayout['strip'],
  hasValues: boolean,
): PlacedText[] {
  const wanted = [
    ...technologies.flatMap(machineNames),
    ...technologies.flatMap(bestValues),
    ...technologies.toSorted((a, b) => b.box.left - a.box.left).map((each) => nameOf(each, hasValues, plot.fontSize)),
  ];
  const widthOf = ({ name, values, isName }: Wanted) =>
    textWidth(name, plot.fontSize, isName ? 600 : 500) + (values ? textWidth(`  ${values}`, plot.fontSize) : 0);
  const obstacles = [...obstaclesIn(technologies, plot, strip), ...wanted.filter(({ isName }) => !isName).map(markBox)];
  const bounds = { left: plot.left, right: plot.width, top: plot.top, bottom: plot.bottom };
  const marks = wanted.flatMap(({ at, isName }) => (isName ? [] : [at]));
  const texts: PlacedText[] = [];
  for (const text of wanted) {
    const width = widthOf(text);
    const foreign = text.isName ? [] : marks.filter((mark) => mark !== text.at);
    const place = firstFree({ ...text, width }, { bounds, obstacles, foreign, fontSize: plot.fontSize });
    if (!place) continue;
    texts.push({
      ...text,
      ...place,
      leader: text.isName && !text.isInStrip ? leaderTo(place, text.at, plot) : undefined,
    });
    obstacles.push(labelBox(place, width, plot.fontSize));
  }
  return texts;
}

/** A name that is more than a line below the middle of its bar hangs on a line. */
function leaderTo({ y }: LabelPlace, [x, middle]: Point, { fontSize }: PlotArea): PlacedText['leader'] {
  const top = y - 0.9 * fontSize;
  return top - middle > 1.5 * fontSize && top > middle + BAR_HALF * 4
    ? [
        [x, middle],
        [x, top],
      ]
    : undefined;
}

/** How much farther from its mark a text may be, where there is no room beside it. */
const FARTHER = [0, 10, 22, 36, 52, 70];

/** Beside its mark, or a little off. */
const placesNear = ({ at, radius, width }: Sized, { bounds, fontSize }: Around) =>
  FARTHER.flatMap((farther) => placesBeside(at, radius + farther, fontSize)).map((place) =>
    movedInside(place, width, bounds),
  );

function distance({ left, right, top, bottom }: Box, [x, y]: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

interface Around {
  bounds: Box;
  obstacles: readonly Box[];
  /** Marks of other values: a text that is nearer to one of them would say its value. */
  foreign: readonly Point[];
  fontSize: number;
}

type Sized = Wanted & { width: number };

function firstFree(text: Sized, around: Around): LabelPlace | undefined {
  const { at, width, places = placesNear(text, around) } = text;
  const { bounds, obstacles, foreign, fontSize } = around;
  return places.find((place) => {
    const box = labelBox(place, width, fontSize);
    const isInside = box.left >= bounds.left && box.right <= bounds.right && box.bottom <= bounds.bottom;
    const own = distance(box, at);
    return (
      isInside && !obstacles.some((other) => meets(box, other)) && foreign.every((mark) => distance(box, mark) >= own)
    );
  });
}

const markBox = ({ at: [x, y] }: Wanted): Box => ({ left: x - RING, right: x + RING, top: y - RING, bottom: y + RING });

function nameOf(placed: PlacedTechnology, hasValues: boolean, fontSize: number): Wanted {
  const { technology, box } = placed;
  const { name, coherenceTime, fidelity, typical } = technology;
  const isInStrip = typical.coherence === null;
  const values = hasValues ? (isInStrip ? fidelity : `${coherenceTime}, ${fidelity}`) : undefined;
  const places = placesOfName(placed, fontSize);
  return { at: middleOf(box), radius: BAR_HALF, places, name, values, isName: true, isInStrip };
}

/** Below its bar, before it, along its line to the best gate, then lower. */
function placesOfName({ box, highest }: PlacedTechnology, fontSize: number): LabelPlace[] {
  const [x, y] = middleOf(box);
  const below = (lines: number): LabelPlace[] => {
    const line = box.bottom + (0.9 + 1.25 * lines) * fontSize + 2;
    return [
      { x, y: line, anchor: 'middle' },
      { x: box.left, y: line, anchor: 'start' },
      { x: box.right, y: line, anchor: 'end' },
    ];
  };
  const along = [0.15, 0.3, 0.45, 0.6, 0.8].flatMap((share): LabelPlace[] => {
    const beside = box.top + share * ((highest?.[1] ?? box.top) - box.top);
    return [
      { x: x + 8, y: beside, anchor: 'start' },
      { x: x - 8, y: beside, anchor: 'end' },
    ];
  });
  const before: LabelPlace = { x: box.left - 6, y: y + 0.34 * fontSize, anchor: 'end' };
  return [...below(0), before, ...along, ...[1, 2, 3].flatMap(below)];
}

function machineNames({ technology, machines }: PlacedTechnology): Wanted[] {
  return machines.map((at, index) => ({
    ...{ at, radius: RING + 1, isName: false, isInStrip: false },
    name: technology.machines[index]?.label ?? '',
  }));
}

function bestValues({ technology, longest, highest }: PlacedTechnology): Wanted[] {
  const { bestCoherence, bestFidelity, typical } = technology;
  const ends = [
    { at: highest, name: bestFidelity?.label },
    { at: longest, name: bestCoherence?.label },
  ];
  return ends.flatMap(({ at, name }) =>
    at && name ? [{ at, name, radius: END_HALF, isName: false, isInStrip: typical.coherence === null }] : [],
  );
}

/** Bars, lines, the words of the strip, and the edge that no name crosses. */
function obstaclesIn(technologies: readonly PlacedTechnology[], plot: PlotArea, strip: ChartLayout['strip']): Box[] {
  const marks = technologies.flatMap(({ box, longest, highest }) => {
    const [x, y] = middleOf(box);
    return [
      box,
      ...(longest ? [lineBox([box.right, y], [longest[0] - END_HALF, y])] : []),
      ...(highest ? [lineBox([x, box.top], [x, highest[1] + END_HALF])] : []),
    ];
  });
  const words = strip.title.map((line, index) =>
    labelBox({ ...stripLine(strip, plot, index), anchor: 'start' }, textWidth(line, plot.fontSize), plot.fontSize),
  );
  return [...marks, ...words, lineBox([plot.right + 4, plot.top], [plot.right + 4, plot.bottom])];
}

/** Where a line of the strip's words begins. */
export function stripLine(strip: Box, { fontSize, top }: PlotArea, index: number): { x: number; y: number } {
  return { x: strip.left + 6, y: top + (index + 1.3) * fontSize * STRIP_LINE };
}
