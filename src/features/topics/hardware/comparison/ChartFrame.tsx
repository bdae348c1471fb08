import { numbers } from '#src/base/svg-path.ts';
import { Grid, XAxis, YAxis } from '#src/charts/Axis.tsx';
import type { ChartLayout } from './chart-layout.ts';

/** Grid, axes with their figures, and the strip for what has no limit in time. */
export function ChartFrame({ layout }: { layout: ChartLayout }) {
  const { plot, timeTicks, errorTicks } = layout;
  return (
    <>
      <Grid plot={plot} x={plot.x.ticks().map((at) => ({ at }))} />
      <Strip layout={layout} />
      <YAxis plot={plot} ticks={errorTicks} name="Gate fidelity" nameGap={plot.top - plot.fontSize} />
      <XAxis
        plot={plot}
        ticks={timeTicks}
        gap={1.5 * plot.fontSize}
        name="Coherence time"
        nameGap={plot.height - plot.bottom - 4}
      />
      <path d={`M${plot.left} ${plot.bottom}H${plot.right}`} stroke="var(--color-rule-strong)" />
    </>
  );
}

function Strip({ layout: { plot, strip, errorTicks } }: { layout: ChartLayout }) {
  const level = errorTicks.map(({ at }) => `M${numbers(strip.left, plot.y(at))}H${strip.right}`).join('');
  return (
    <>
      <rect
        x={strip.left}
        y={plot.top}
        width={strip.right - strip.left}
        height={plot.bottom - plot.top}
        fill="var(--color-sunken)"
      />
      <path d={level} stroke="var(--color-rule)" />
      {strip.title.map((line, index) => (
        <text
          key={line}
          x={strip.left + 8}
          y={plot.top + (index + 1.4) * plot.fontSize * 1.2}
          fill="var(--color-ink-2)"
        >
          {line}
        </text>
      ))}
    </>
  );
}
