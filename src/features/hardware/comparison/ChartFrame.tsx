import { numbers } from '#src/base/svg-path.ts';
import type { ChartLayout } from './chart-layout.ts';

/** Grid, axes with their figures, and the strip for what has no limit in time. */
export function ChartFrame({ layout }: { layout: ChartLayout }) {
  return (
    <>
      <Grid layout={layout} />
      <Strip layout={layout} />
      <g fill="var(--color-ink-3)">
        <Figures layout={layout} />
        <text x="0" y={layout.fontSize}>
          Gate fidelity
        </text>
        <text x={layout.plot.right} y={layout.height - 4} textAnchor="end">
          Coherence time
        </text>
      </g>
    </>
  );
}

function Grid({ layout }: { layout: ChartLayout }) {
  const { plot, time, error } = layout;
  const upright = time.decades.map((decade) => `M${numbers(time(decade), plot.top)}V${plot.bottom}`);
  const level = error.decades.map((decade) => `M${numbers(plot.left, error(decade))}H${plot.right}`);
  return (
    <>
      <path d={[...upright, ...level].join('')} stroke="var(--color-rule)" />
      <path d={`M${plot.left} ${plot.bottom}H${plot.right}`} stroke="var(--color-rule-strong)" />
    </>
  );
}

function Strip({ layout }: { layout: ChartLayout }) {
  const { plot, strip, error, fontSize } = layout;
  const level = error.decades.map((decade) => `M${numbers(strip.left, error(decade))}H${strip.right}`).join('');
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
        <text key={line} x={strip.left + 8} y={plot.top + (index + 1.4) * fontSize * 1.2} fill="var(--color-ink-2)">
          {line}
        </text>
      ))}
    </>
  );
}

function Figures({ layout }: { layout: ChartLayout }) {
  const { plot, time, error, timeTicks, errorTicks, fontSize } = layout;
  return (
    <>
      {errorTicks.map(({ value, label }) => (
        <text key={label} x={plot.left - 7} y={error(value) + fontSize * 0.35} textAnchor="end">
          {label}
        </text>
      ))}
      {timeTicks.map(({ value, label }) => (
        <text key={label} x={time(value)} y={plot.bottom + fontSize * 1.5} textAnchor="middle">
          {label}
        </text>
      ))}
    </>
  );
}
