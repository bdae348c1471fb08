import { ticksAt, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { Label } from '#src/charts/Label.tsx';
import { Line } from '#src/charts/Line.tsx';
import { fixed, inMillions, powerOfTen } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';
import { averageRuns, callsForEvenChance } from './phase-kickback-theory.ts';

const BITS = [4, 8, 16, 24, 32, 40, 48, 56, 64];
const MOST = 64;
const plot = plotArea({
  width: 356,
  height: 246,
  margin: { top: 24, right: 74, bottom: 42, left: 50 },
  x: linear(0, MOST),
  y: log(1, 1e10),
});
const lines = [
  { name: 'classical', calls: callsForEvenChance, stroke: 'var(--color-ink-3)', dashes: '6 4', fill: undefined },
  {
    name: 'quantum',
    calls: averageRuns,
    stroke: 'var(--color-accent)',
    dashes: undefined,
    fill: 'var(--color-accent)',
  },
];

/** Calls to find a mask against its length: a straight line upward on a scale of powers of ten, and one that stays low. */
export function MaskCallsChart() {
  return (
    <DrawnPlot
      plot={plot}
      values={{
        columns: ['bits n', 'classical', 'quantum'],
        rows: BITS.map((n) => [String(n), inMillions(callsForEvenChance(n)), fixed(averageRuns(n), 1)]),
      }}
      label={`Calls to find a mask against its number of bits, calls in powers of ten. For 64 bits a classical program needs ${inMillions(callsForEvenChance(MOST))} calls for an even chance, the quantum circuit ${fixed(averageRuns(MOST), 1)} on average.`}
    >
      <YAxis
        plot={plot}
        ticks={ticksAt([1, 100, 1e4, 1e6, 1e8, 1e10], (value) => (value === 1 ? '1' : powerOfTen(Math.log10(value))))}
        name="calls"
      />
      <XAxis plot={plot} ticks={ticksAt([0, 16, 32, 48, 64])} name="bits n of the mask" />
      {lines.map(({ name, calls, stroke, dashes, fill }) => (
        <g key={name}>
          <Line plot={plot} points={BITS.map((n) => [n, calls(n)])} stroke={stroke} dashes={dashes} />
          <Label plot={plot} at={[MOST, calls(MOST)]} dx={8} dy={5} fill={fill}>
            {name}
          </Label>
        </g>
      ))}
    </DrawnPlot>
  );
}
