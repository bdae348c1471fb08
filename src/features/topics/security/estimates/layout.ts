import type { Tick } from '#src/charts/Axis.tsx';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { inMillions } from '#src/charts/numbers.ts';
import { type Box, type LabelPlace, labelBox, lineBox, placeLabels } from '#src/charts/place-labels.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import { type Estimate, lowestSoFar, type Step } from './estimates.ts';

/** Of a drawing, in its units: how high it is, room at the left, years after today for names, every how many years one is named. */
const LAYOUTS = {
  wide: { height: 460, left: 84, after: 2.6, everyYears: 2, fontSize: 13, hasTimes: true },
  middle: { height: 440, left: 84, after: 4.6, everyYears: 2, fontSize: 13, hasTimes: true },
  narrow: { height: 420, left: 80, after: 5, everyYears: 4, fontSize: 14, hasTimes: false },
} as const satisfies Record<Size, unknown>;

export const RADIUS = 5.5;

const QUBITS = { from: 1, to: 5e9 };
const QUBIT_TICKS: readonly Tick[] = [1e9, 1e7, 1e5, 1e3, 10].map((at) => ({ at, text: inMillions(at) }));

export interface PlacedEstimate {
  estimate: Estimate;
  at: readonly [number, number];
  label?: (LabelPlace & { name: string; value?: string | undefined }) | undefined;
}

export interface EstimatesLayout {
  plot: PlotArea;
  yearTicks: readonly Tick[];
  qubitTicks: readonly Tick[];
  /** A line of steps and its marks for each target. */
  series: readonly { target: string; line: string; marks: readonly PlacedEstimate[] }[];
  machines: { line: string; area: string; label: LabelPlace };
}

interface Input {
  series: readonly (readonly Estimate[])[];
  machines: readonly Step[];
  /** Today, as a year with its fraction: where lines end. */
  now: number;
  size: Size;
  /** Words at a mark, and at the line of machines. */
  machineText: string;
}

export function layoutOf({ series, machines, now, size, machineText }: Input): EstimatesLayout {
  const { height, left, after, everyYears, fontSize, hasTimes } = LAYOUTS[size];
  const first = Math.floor(Math.min(now, ...[...series.flat(), ...machines].map(({ at }) => at)));
  const plot = plotArea({
    width: SIZES[size],
    height,
    margin: { top: 14, right: 0, bottom: 34, left },
    fontSize,
    x: linear(first, now + after),
    y: log(QUBITS.from, QUBITS.to),
  });
  const label = machineLabel(machines, plot);
  const names = series.flatMap((each) => namesOf(each, size));
  const all = series.flat();
  const labels = placeLabels(
    all.map((estimate) => {
      const name = names.find((one) => one.estimate === estimate)?.name(estimate.amount);
      const time = hasTimes ? `  ${estimate.time}` : '';
      const width = name && textWidth(name, fontSize, 600) + (time ? textWidth(time, fontSize) : 0);
      return { at: placeOf(estimate, plot), radius: RADIUS + 1, width: width || undefined };
    }),
    {
      bounds: { left: plot.left, right: plot.width, top: plot.top, bottom: plot.bottom },
      obstacles: [
        labelBox(label, textWidth(machineText, fontSize, 600), fontSize),
        ...[...series.map(lowestSoFar), machines].flatMap((steps) => stepBoxes(steps, plot, now)),
      ],
      fontSize,
    },
  );
  const markOf = (estimate: Estimate): PlacedEstimate => {
    const place = labels[all.indexOf(estimate)];
    const name = names.find((one) => one.estimate === estimate)?.name(estimate.amount) ?? '';
    return {
      estimate,
      at: placeOf(estimate, plot),
      label: place && { ...place, name, value: hasTimes ? estimate.time : undefined },
    };
  };
  const line = stepLine(machines, plot, now);
  const years = Array.from({ length: Math.floor(now) - first + 1 }, (_, index) => first + index);
  return {
    plot,
    yearTicks: years
      .filter((year) => year % everyYears === 0 && plot.x(year) > plot.left)
      .map((at) => ({ at, text: String(at) })),
    qubitTicks: QUBIT_TICKS,
    series: series.map((each) => ({
      target: each[0]?.target ?? '',
      line: stepLine(lowestSoFar(each), plot, now),
      marks: each.map(markOf),
    })),
    machines: { line, area: line && `${line}V${plot.bottom}H${plot.x(machines[0]?.at ?? first)}z`, label },
  };
}

/** Which marks have words: every step down, on a phone the first and the last; the first says what is broken. */
function namesOf(series: readonly Estimate[], size: Size) {
  const steps = lowestSoFar(series);
  return steps
    .filter((_, index) => size !== 'narrow' || index === 0 || index === steps.length - 1)
    .map((estimate, index) => ({
      estimate,
      name: (amount: string) => (index === 0 ? `${estimate.target}: ${amount}` : amount),
    }));
}

const placeOf = ({ at, qubits }: Step, { x, y }: PlotArea) => [x(at), y(qubits)] as const;

/** Before the last rise of the line, at its height: below and above it nothing is. */
function machineLabel(machines: readonly Step[], plot: PlotArea): LabelPlace {
  const last = machines.at(-1);
  if (!last) return { x: plot.left, y: plot.bottom, anchor: 'start' };
  return { x: plot.x(last.at) - 8, y: plot.y(last.qubits) + 0.34 * plot.fontSize, anchor: 'end' };
}

/** Level from each step to the next, and from the last to today. */
function stepLine(steps: readonly Step[], { x, y }: PlotArea, now: number): string {
  const [first, ...rest] = steps;
  if (!first) return '';
  const turns = rest.map(({ at, qubits }) => `H${x(at)}V${y(qubits)}`);
  return `M${x(first.at)} ${y(first.qubits)}${turns.join('')}H${x(now)}`;
}

function stepBoxes(steps: readonly Step[], { x, y }: PlotArea, now: number): Box[] {
  return steps.flatMap(({ at, qubits }, index) => {
    const next = steps[index + 1];
    const [left, right] = [x(at) + 8, x(next?.at ?? now)];
    const level = lineBox([Math.min(left, right), y(qubits)], [right, y(qubits)]);
    return next ? [level, lineBox([right, y(qubits)], [right, y(next.qubits)])] : [level];
  });
}
