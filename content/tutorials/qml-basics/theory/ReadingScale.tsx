import { ticksAt, XAxis } from '#src/charts/Axis.tsx';
import { Label } from '#src/charts/Label.tsx';
import { Line } from '#src/charts/Line.tsx';
import { Mark } from '#src/charts/Marks.tsx';
import { fixed, whole } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';
import { standardError } from './qml-basics-theory.ts';

const [TOP, ROW] = [20, 32];

/** The scale of outputs from −1 to 1 with an estimate of f and its standard error for each number of readings. */
export function ReadingScale({ f, readings, label }: { f: number; readings: readonly number[]; label: string }) {
  const height = readings.length * ROW + 50;
  const margin = { top: TOP + 6, right: 86, bottom: 24, left: 62 };
  const plot = plotArea({ width: 378, height, margin, x: linear(-1, 1), y: linear(readings.length, 0) });
  const { left, right, bottom } = plot;
  return (
    <DrawnPlot plot={plot} label={label}>
      <path d={`M${plot.x(0)} ${TOP}H${right}V${bottom}H${plot.x(0)}z`} fill="var(--color-accent-soft)" />
      <path d={`M${left} ${bottom}H${right}M${plot.x(0)} ${TOP}V${bottom}`} stroke="var(--color-ink-3)" />
      <XAxis plot={plot} ticks={ticksAt([-1, 0, 1], (tick) => fixed(tick, 0))} gap={18} />
      {['−1', '+1'].map((name, index) => (
        <Label key={name} plot={plot} at={[index - 0.5, 0]} dy={-12} anchor="middle">
          {`class ${name}`}
        </Label>
      ))}
      {readings.map((count, row) => {
        const [y, error] = [row + 0.5, standardError(f, count)];
        return (
          <g key={count}>
            <Label plot={plot} at={[-1, y]} dx={-8} dy={5} anchor="end">
              {whole(count)}
            </Label>
            <Line
              plot={plot}
              points={[
                [f - error, y],
                [f + error, y],
              ]}
              stroke="var(--color-phase)"
              width={5}
            />
            <Mark plot={plot} at={[f, y]} radius={4} fill="var(--color-ink)" />
            <Label plot={plot} at={[1, y]} dx={14} dy={5}>{`± ${fixed(error, 4)}`}</Label>
          </g>
        );
      })}
    </DrawnPlot>
  );
}
