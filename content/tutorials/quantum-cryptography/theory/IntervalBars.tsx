import { Grid, ticksAt, XAxis } from '#src/charts/Axis.tsx';
import { percent, whole } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';
import { intervalHalfWidth } from './quantum-cryptography-theory.ts';

const ROW = 38;

/** The 95% interval round one measured rate, for samples of different sizes. */
export function IntervalBars({ rate, samples, label }: { rate: number; samples: readonly number[]; label: string }) {
  const ticks = ticksAt([0, rate, 2 * rate], (tick) => percent(tick, 0));
  const plot = plotArea({
    width: 356,
    height: samples.length * ROW + 44,
    margin: { top: 0, right: 24, bottom: 32, left: 112 },
    x: linear(0, 0.1),
    y: linear(samples.length, 0),
  });
  return (
    <DrawnPlot plot={plot} label={label}>
      <Grid plot={plot} x={ticks} />
      <XAxis plot={plot} ticks={ticks} />
      {samples.map((m, row) => {
        const y = row * ROW + 24;
        const half = intervalHalfWidth(rate, m);
        return (
          <g key={m}>
            <text x="0" y={y + 5}>
              {whole(m)} bits
            </text>
            <path
              d={`M${plot.x(rate - half)} ${y - 7}v14m0-7H${plot.x(rate + half)}m0-7v14`}
              stroke="var(--color-accent)"
              strokeWidth="2.2"
              fill="none"
            />
            <circle cx={plot.x(rate)} cy={y} r="4.5" fill="var(--color-accent)" />
          </g>
        );
      })}
    </DrawnPlot>
  );
}
