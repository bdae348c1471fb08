import { ticksAt, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { Line, sampled } from '#src/charts/Line.tsx';
import { Dots } from '#src/charts/Marks.tsx';
import { fixed } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';
import { successWithin } from './shors-algorithm-theory.ts';

const RUNS = 10;
const plot = plotArea({
  width: 416,
  height: 192,
  margin: { top: 20, right: 10, bottom: 42, left: 46 },
  inset: 12,
  // A little beyond the last run, so that the steps are 36 units wide.
  x: linear(1, RUNS + 1 / 3),
  y: linear(0, 1),
});

interface Series {
  name: string;
  /** Probability of success of a single run. */
  p: number;
  color: 'accent' | 'phase';
}

/** Probability of having found the order after k runs. */
export function SuccessChart({ series }: { series: readonly Series[] }) {
  const values = {
    columns: ['runs', ...series.map(({ name }) => name)],
    rows: Array.from({ length: RUNS }, (_, k) => [
      String(k + 1),
      ...series.map(({ p }) => fixed(successWithin(k + 1, p), 4)),
    ]),
  };
  return (
    <DrawnPlot
      plot={plot}
      values={values}
      label={`Probability of success within 1 to ${RUNS} runs. ${series.map(({ name, p }) => `${name}: ${successWithin(1, p).toFixed(4)} after one run, ${successWithin(4, p).toFixed(4)} after four`).join('. ')}.`}
    >
      <YAxis plot={plot} ticks={ticksAt([0, 0.5, 1])} gap={8} />
      <XAxis plot={plot} ticks={ticksAt([1, 2, 4, 8])} name="runs" />
      {series.map(({ name, p, color }, row) => {
        const points = sampled((runs) => successWithin(runs, p), [1, RUNS], RUNS - 1);
        return (
          <g key={name}>
            <Line plot={plot} points={points} stroke={`var(--color-${color})`} width={1} />
            <Dots plot={plot} points={points} fill={`var(--color-${color})`} size={8} />
            <text x={plot.left + 160} y={plot.bottom - 44 + row * 24} fill={`var(--color-${color})`}>
              {name}: {fixed(p, 4)} a run
            </text>
          </g>
        );
      })}
    </DrawnPlot>
  );
}
