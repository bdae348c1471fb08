import type { Point } from '#src/base/svg-path.ts';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { linesOf, textWidth } from '#src/charts/font.ts';
import { linesFor } from '#src/charts/in-lines.ts';
import { whole } from '#src/charts/numbers.ts';
import { type Box, type LabelPlace, labelBox, lineBox, meets, placeLabels } from '#src/charts/place-labels.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { log } from '#src/charts/scales.ts';
import { compares, frontierOf, isMeasured, type MeasuredMachine, type PlacedMachine } from '../placed-machines.ts';

/** Of a drawing, in its units. Room for the rugs comes below the plot. */
const LAYOUTS = {
  wide: { plot: 352, margin: { top: 28, right: 14, left: 56 }, fontSize: 13, radius: 6.5, labels: 24, hasValues: true },
  middle: {
    plot: 330,
    margin: { top: 28, right: 10, left: 50 },
    fontSize: 13,
    radius: 6.5,
    labels: 12,
    hasValues: true,
  },
  narrow: { plot: 280, margin: { top: 28, right: 8, left: 49 }, fontSize: 14, radius: 6, labels: 5, hasValues: false },
} as const satisfies Record<Size, unknown>;

/** Below the plot: the ticks of its axis. */
const AXIS = { wide: 44, middle: 44, narrow: 58 } as const satisfies Record<Size, number>;

export interface MachineLabel extends LabelPlace {
  name: string;
  /** Qubits and error, of a machine of the frontier. */
  values?: string | undefined;
}

export interface PlacedMark {
  machine: MeasuredMachine;
  at: Point;
  label?: MachineLabel | undefined;
}

/** A line of signs under the axis, of machines that have no place above it. */
export interface Rug {
  /** Base line of its words, which may take several lines. */
  top: number;
  lines: readonly string[];
  marks: readonly { machine: PlacedMachine; at: Point }[];
}

/** Words of the drawing itself, line by line. */
export interface Words {
  lines: readonly string[];
  at: Point;
  anchor: 'start' | 'end';
}

export interface ChartLayout {
  plot: PlotArea;
  threshold: Words;
  free: Words;
  radius: number;
  marks: readonly PlacedMark[];
  frontier: readonly MeasuredMachine[];
  rugs: readonly [withoutError: Rug, withoutGates: Rug];
}

/** The next of 1, 2, 5, 10 … at or above a value, or at or below it. */
function roundStep(value: number, direction: 'up' | 'down'): number {
  const power = 10 ** Math.floor(Math.log10(value) + 1e-9);
  const steps = [1, 2, 5, 10].map((step) => step * power);
  const found =
    direction === 'up'
      ? steps.find((step) => step >= value * (1 - 1e-9))
      : steps.findLast((step) => step <= value * (1 + 1e-9));
  return Number((found ?? value).toPrecision(6));
}

/** Errors from above the largest down to below the smallest, and qubits up to a power of ten above all counts. */
export function domainsOf(machines: readonly PlacedMachine[]): { qubits: [number, number]; errors: [number, number] } {
  const errors = machines.filter(isMeasured).map(({ error }) => error.value);
  const most = Math.max(...machines.map(({ qubits }) => qubits ?? 1));
  return {
    qubits: [1, 10 ** Math.ceil(Math.log10(most))],
    errors: [roundStep(1.15 * Math.max(...errors), 'up'), roundStep(Math.min(...errors) / 1.15, 'down')],
  };
}

/** Errors that the surface code can correct lie below about this (Fowler et al., Phys. Rev. A 86, 032324, 2012). */
export const THRESHOLD = [0.005, 0.01] as const;

/** Words in the drawing. */
interface Texts {
  threshold: string;
  thresholdShort: string;
  free: string;
  withoutError: string;
  withoutGates: string;
}

/** Where everything is in a drawing of this size, with these words in it. Without `named`, as many machines as fit have names. */
export function layoutOf(
  machines: readonly PlacedMachine[],
  size: Size,
  texts: Texts,
  named?: readonly string[],
): ChartLayout {
  const { plot: plotHeight, margin, fontSize, radius } = LAYOUTS[size];
  const { qubits, errors } = domainsOf(machines);
  const area = (bottom: number) =>
    plotArea({
      width: SIZES[size],
      height: margin.top + plotHeight + bottom,
      margin: { ...margin, bottom },
      fontSize,
      x: log(...qubits),
      y: log(errors[1], errors[0]),
    });
  const firstRug = margin.top + plotHeight + AXIS[size];
  const draft = area(AXIS[size]);
  const rugs = rugsOf(machines, draft, firstRug, texts);
  const last = rugs[1];
  const height = Math.max(...[last.top, ...last.marks.map(({ at }) => at[1])]) + 14;
  const plot = area(height - margin.top - plotHeight);
  const frontier = frontierOf(machines.filter(isMeasured));
  const words = {
    threshold: thresholdWords(texts, size, plot, machines),
    free: freeWords(texts.free, frontier, plot),
  };
  const obstacles = [...stairBoxes(frontier, plot), ...boxesOf(words.threshold, plot), ...boxesOf(words.free, plot)];
  return { plot, radius, frontier, rugs, ...words, marks: marksOf(machines, plot, size, obstacles, named) };
}

/** From line to line, in units of the text's size. */
export const LINE_HEIGHT = 1.25;

/** In the lower left corner of the band: in full where no mark is in the way. */
function thresholdWords(texts: Texts, size: Size, plot: PlotArea, machines: readonly PlacedMachine[]): Words {
  const at = [plot.left + 8, plot.y(THRESHOLD[0]) - 7] as const;
  const inFull: Words = { lines: [texts.threshold], at, anchor: 'start' };
  const room = 2 * LAYOUTS[size].radius;
  const isFree = boxesOf(inFull, plot).every((box) =>
    machines.filter(isMeasured).every(({ qubits, error }) => {
      const [x, y] = [plot.x(qubits), plot.y(error.value)];
      return !meets(box, { left: x - room, right: x + room, top: y - room, bottom: y + room });
    }),
  );
  return size !== 'narrow' && isFree ? inFull : { ...inFull, lines: [texts.thresholdShort] };
}

/** In the lower right corner, as wide as the region. */
function freeWords(text: string, [first]: readonly MeasuredMachine[], { x, right, bottom, fontSize }: PlotArea): Words {
  const lines = linesOf(text, right - x(first?.qubits ?? 1) - 14, fontSize, 600);
  return { lines, at: [right - 6, bottom - 14 - (lines.length - 1) * LINE_HEIGHT * fontSize], anchor: 'end' };
}

function boxesOf({ lines, at: [x, y], anchor }: Words, { fontSize }: PlotArea): Box[] {
  return lines.map((line, index) =>
    labelBox({ x, y: y + index * LINE_HEIGHT * fontSize, anchor }, textWidth(line, fontSize, 600), fontSize),
  );
}

/** In the order in which labels find a place: the frontier, the extremes, then by error. */
function inOrderOfLabels(machines: readonly MeasuredMachine[]): MeasuredMachine[] {
  const frontier = frontierOf(machines);
  const byError = machines.toSorted((a, b) => b.error.value - a.error.value);
  const byQubits = machines.toSorted((a, b) => b.qubits - a.qubits);
  const extremes = [byError[0], byQubits[0], byQubits[1], ...machines.filter((machine) => !compares(machine))];
  const rest = byError.toReversed();
  return [...new Set([...frontier, ...extremes, ...rest])].filter((machine) => machine !== undefined);
}

function marksOf(
  machines: readonly PlacedMachine[],
  plot: PlotArea,
  size: Size,
  obstacles: readonly Box[],
  named: readonly string[] | undefined,
): PlacedMark[] {
  const { fontSize, radius, labels, hasValues } = LAYOUTS[size];
  const measured = inOrderOfLabels(machines.filter(isMeasured));
  const frontier = frontierOf(measured);
  const placed = measured.map((machine, index) => {
    const hasName = named ? named.includes(machine.id) : index < labels;
    const isLeading = frontier.includes(machine);
    const values = isLeading && hasValues ? `${whole(machine.qubits)} · ${machine.error.text}` : undefined;
    const width =
      textWidth(machine.name, fontSize, isLeading ? 600 : 500) + (values ? textWidth(`  ${values}`, fontSize) : 0);
    return {
      machine,
      values,
      at: [plot.x(machine.qubits), plot.y(machine.error.value)] as const,
      radius: radius + (compares(machine) ? 1 : 6),
      width: hasName ? width : undefined,
    };
  });
  const bounds = { left: plot.left + 3, top: plot.top + 2, right: plot.width - 1, bottom: plot.bottom - 2 };
  const places = placeLabels(placed, { bounds, obstacles, fontSize });
  return placed.map(({ machine, at, values }, index) => {
    const place = places[index];
    return { machine, at, label: place && { ...place, name: machine.name, values } };
  });
}

/** The corners of the stair that joins the frontier, from the left edge to the upper one. */
export function stairOf(frontier: readonly MeasuredMachine[], plot: PlotArea): Point[] {
  const [first] = frontier;
  if (!first) return [];
  const corners = frontier.flatMap(({ qubits, error }, index): Point[] => {
    const next = frontier[index + 1];
    const x = plot.x(qubits);
    return [
      [x, plot.y(error.value)],
      [x, next ? plot.y(next.error.value) : plot.top],
    ];
  });
  return [[plot.left, plot.y(first.error.value)], ...corners];
}

/** The region beyond a stair: more qubits, or fewer errors, than any machine has. */
export function freeRegionOf(stair: readonly Point[], { left, right, top, bottom }: PlotArea): Point[] {
  return stair.length === 0 ? [] : [...stair, [right, top], [right, bottom], [left, bottom]];
}

function stairBoxes(frontier: readonly MeasuredMachine[], plot: PlotArea) {
  const corners = stairOf(frontier, plot);
  return corners.slice(1).flatMap((corner, index) => {
    const before = corners[index];
    return before ? [lineBox(before, corner)] : [];
  });
}

/** Signs of this radius; nearer than two and a half of them, one stands under the other. */
const RUG_RADIUS = 4.2;
const RUG_STEP = 10.5;
/** From the words of a rug to its first signs, and from its last signs to the next words. */
const RUG_TOP = 20;
const RUG_GAP = 30;

function rugsOf(
  machines: readonly PlacedMachine[],
  plot: PlotArea,
  top: number,
  texts: { withoutError: string; withoutGates: string },
): [Rug, Rug] {
  const counted = machines.filter((machine) => machine.qubits !== undefined);
  const errorless = counted.filter((machine) => machine.hasGates && !machine.error);
  const gateless = counted.filter(({ hasGates }) => !hasGates);
  const withoutError = rugAt(errorless, plot, top, texts.withoutError);
  const lowest = Math.max(...[top, ...withoutError.marks.map(({ at }) => at[1])]);
  return [withoutError, rugAt(gateless, plot, lowest + RUG_GAP, texts.withoutGates)];
}

function rugAt(machines: readonly PlacedMachine[], plot: PlotArea, top: number, text: string): Rug {
  const lines = linesOf(text, plot.width, plot.fontSize);
  const signs = top + RUG_TOP + (lines.length - 1) * LINE_HEIGHT * plot.fontSize;
  const placed = machines
    .toSorted((a, b) => (a.qubits ?? 0) - (b.qubits ?? 0))
    .map((machine) => ({ machine, x: plot.x(machine.qubits ?? 1) }));
  const levels = linesFor(placed.map(({ x }) => ({ from: x, to: x + 2.5 * RUG_RADIUS })));
  const marks = placed.map(({ machine, x }, index) => ({
    machine,
    at: [x, signs + (levels[index] ?? 0) * RUG_STEP] as const,
  }));
  return { top, lines, marks };
}
