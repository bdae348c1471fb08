import { numbers } from '#src/base/svg-path.ts';
import { Grid, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import type { ChartLayout } from './chart-layout.ts';
import type { ComparedTechnology } from './compare-technologies.ts';
import { TechnologyMarks } from './TechnologyMarks.tsx';

const colors = ['var(--color-viz-1)', 'var(--color-viz-2)', 'var(--color-viz-3)', 'var(--color-viz-4)'];

interface Props {
  technologies: readonly ComparedTechnology[];
  layout: ChartLayout;
  className: string;
}

/** Coherence time against gate fidelity, both on logarithmic axes: a bar for typical values, lines to the best ones. */
export function ComparisonChart({ technologies, layout, className }: Props) {
  return (
    <Plot plot={layout.plot} label={inWords(technologies)} className={className}>
      <ChartFrame layout={layout} />
      {technologies.map((technology, index) => (
        <TechnologyMarks
          key={technology.id}
          technology={technology}
          layout={layout}
          color={colors[index % colors.length] ?? ''}
        />
      ))}
    </Plot>
  );
}

function inWords(technologies: readonly ComparedTechnology[]): string {
  const values = technologies.map(({ name, coherenceTime, fidelity, bestCoherence, bestFidelity }) => {
    const best = [bestCoherence?.label, bestFidelity?.label].filter((label) => label !== undefined);
    return `${name}: ${coherenceTime}, ${fidelity}; best published ${best.join(' and ')}.`;
  });
  return `Chart of coherence time against gate fidelity, typical values. ${values.join(' ')}`;
}

/** Grid, axes with their figures, and the strip for what has no limit in time. */
function ChartFrame({ layout }: { layout: ChartLayout }) {
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
