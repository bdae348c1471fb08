import { ticksAt, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { Label } from '#src/charts/Label.tsx';
import { Line } from '#src/charts/Line.tsx';
import { powerOfTen, whole } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { log } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';
import { averageChecks, largeSearchIterations } from './grovers-search-theory.ts';

const MILLION = 1e6;
const plot = plotArea({
  width: 356,
  height: 246,
  margin: { top: 24, right: 70, bottom: 42, left: 46 },
  x: log(1, MILLION),
  y: log(1, MILLION),
});
const ticks = ticksAt([1, 100, 1e4, MILLION], (value) => (value === 1 ? '1' : powerOfTen(Math.log10(value))));
const sizes = Array.from({ length: 12 }, (_, half) => 10 ** ((half + 1) / 2));
const lines = [
  { name: 'classical', calls: averageChecks, stroke: 'var(--color-ink-3)', dashes: '6 4', fill: undefined },
  {
    name: 'Grover',
    calls: (N: number) => largeSearchIterations(N),
    stroke: 'var(--color-accent)',
    fill: 'var(--color-accent)',
  },
];

const toATenth = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const values = {
  columns: ['items N', ...lines.map(({ name }) => name)],
  rows: [10, 100, 1000, 1e4, 1e5, MILLION].map((N) => [
    whole(N),
    ...lines.map(({ calls }) => toATenth.format(calls(N))),
  ]),
};

/** Calls of the test against the number of items, both in powers of ten: slope 1 against slope 1/2. */
export function CallsChart() {
  return (
    <DrawnPlot
      plot={plot}
      values={values}
      label={`Calls of the test against the number of items, both axes in powers of ten. For a million items a classical search needs ${averageChecks(MILLION)} calls on average, Grover's search ${Math.round(largeSearchIterations(MILLION))}.`}
    >
      <YAxis plot={plot} ticks={ticks} name="calls of the test" />
      <XAxis plot={plot} ticks={ticks} name="items N" />
      {lines.map(({ name, calls, stroke, dashes, fill }) => (
        <g key={name}>
          <Line plot={plot} points={sizes.map((N) => [N, calls(N)])} stroke={stroke} dashes={dashes} />
          <Label plot={plot} at={[MILLION, calls(MILLION)]} dx={8} dy={5} fill={fill}>
            {name}
          </Label>
        </g>
      ))}
    </DrawnPlot>
  );
}
