import { Grid, type Tick, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { Label } from '#src/charts/Label.tsx';
import { Line } from '#src/charts/Line.tsx';
import { Mark } from '#src/charts/Marks.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import type { CostChartData } from './curves.ts';

/** Sizes in user units, chosen so that text is never smaller than 11 px where the drawing is used. */
const layouts = {
  wide: { width: 520, height: 340, margin: { top: 10, right: 8, bottom: 28, left: 46 }, fontSize: 13 },
  compact: { width: 300, height: 260, margin: { top: 10, right: 8, bottom: 28, left: 38 }, fontSize: 12.5 },
} as const;

const colors = { classical: 'var(--color-viz-2)', quantum: 'var(--color-viz-1)' } as const;

interface Props {
  data: CostChartData;
  layout: keyof typeof layouts;
  /** What the chart shows, in words. */
  label: string;
  /** Where the ring is explained, if not in the label. */
  explanation?: string;
  className: string;
}

/** Curves of costs with their names beside them; values are logarithms, because the numbers are too large to write. */
export function CostChart({ data, layout, label, explanation, className }: Props) {
  const { mark, curves } = data;
  const plot = plotArea({ ...layouts[layout], x: along(data.x), y: along(data.y) });
  const named = layout === 'compact' ? everyOther : (ticks: readonly Tick[]) => ticks;
  return (
    <Plot plot={plot} label={label} role={explanation ? 'group' : 'img'} className={`block w-full ${className}`}>
      <Grid plot={plot} x={data.x} />
      <YAxis plot={plot} ticks={named(data.y)} gap={8} />
      <XAxis plot={plot} ticks={named(data.x)} />
      {curves.map(({ places, kind, isDashed, label: name }) => (
        <Line
          key={name.text}
          plot={plot}
          points={places}
          stroke={colors[kind]}
          width={2.5}
          dashes={isDashed ? '2 6' : undefined}
          cap="round"
        />
      ))}
      {[...curves.map((curve) => curve.label), mark.label].map(({ text, at, anchor }) => (
        <Label key={text} plot={plot} at={at} anchor={anchor} fill="var(--color-ink)" ground="paper">
          {text}
        </Label>
      ))}
      <Mark
        plot={plot}
        at={mark.at}
        fill="var(--color-surface)"
        stroke="var(--color-ink)"
        strokeWidth={2}
        link={explanation ? { href: explanation, name: `${mark.label.text}: what the ring means` } : undefined}
      />
    </Plot>
  );
}

/** Axes run from their first to their last tick. */
function along(ticks: readonly Tick[]) {
  return linear(ticks[0]?.at ?? 0, ticks.at(-1)?.at ?? 1);
}

/** Narrow drawings name every other power of ten. */
function everyOther(ticks: readonly Tick[]): readonly Tick[] {
  return ticks.length < 7 ? ticks : ticks.map((tick, index) => (index % 2 === 0 ? tick : { at: tick.at }));
}
