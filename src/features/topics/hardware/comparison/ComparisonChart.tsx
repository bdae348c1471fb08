import { numbers, polyline, round } from '#src/base/svg-path.ts';
import { Grid, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { halo, PlacedName } from '#src/charts/Label.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { type ChartLayout, type PlacedText, stripLine } from './chart-layout.ts';
import { TechnologyMarks } from './TechnologyMarks.tsx';

const COLORS = ['var(--color-viz-1)', 'var(--color-viz-2)', 'var(--color-viz-3)', 'var(--color-viz-4)'];

/** Coherence time against gate fidelity, both on logarithmic axes: a bar for typical values, lines to the best ones. */
export function ComparisonChart({ layout, label }: { layout: ChartLayout; label: string }) {
  return (
    <Plot plot={layout.plot} label={label} className="block w-full overflow-visible">
      <ChartFrame layout={layout} />
      {layout.texts.map(({ name, leader }) =>
        leader ? <path key={name} d={polyline(leader)} stroke="var(--color-ink-3)" /> : null,
      )}
      {layout.technologies.map((placed, index) => (
        <TechnologyMarks key={placed.technology.id} placed={placed} color={COLORS[index % COLORS.length] ?? ''} />
      ))}
      {layout.texts.map((text) => (
        <Words key={`${text.name} ${text.x} ${text.y}`} text={text} />
      ))}
    </Plot>
  );
}

/** Grid, axes with their figures, and the strip for what has no limit in time. */
function ChartFrame({ layout }: { layout: ChartLayout }) {
  const { plot, timeTicks, errorTicks } = layout;
  return (
    <>
      <Grid plot={plot} x={plot.x.ticks().map((at) => ({ at }))} />
      <Strip layout={layout} />
      <YAxis plot={plot} ticks={errorTicks} name="Gate fidelity" nameGap={plot.top - plot.fontSize} />
      <XAxis plot={plot} ticks={timeTicks} name="Coherence time" nameGap={plot.height - plot.bottom - 8} />
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
        y={strip.top}
        width={strip.right - strip.left}
        height={strip.bottom - strip.top}
        fill="var(--color-sunken)"
      />
      <path d={level} stroke="var(--color-rule)" />
      {strip.title.map((line, index) => {
        const { x, y } = stripLine(strip, plot, index);
        return (
          <text key={line} x={x} y={round(y)} fill="var(--color-ink-2)" {...halo('sunken')}>
            {line}
          </text>
        );
      })}
    </>
  );
}

/** The words are on a rim of the ground's color, so that grid lines do not run through them. */
function Words({ text }: { text: PlacedText }) {
  const { name, values, isName, isInStrip } = text;
  return (
    <PlacedName
      at={text}
      name={name}
      value={values}
      weight={isName ? 600 : 500}
      fill={isName ? 'var(--color-ink)' : 'var(--color-ink-2)'}
      ground={isInStrip ? 'sunken' : 'paper'}
    />
  );
}
