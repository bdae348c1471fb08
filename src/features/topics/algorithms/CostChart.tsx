import { Grid, type Tick, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { type Place, SIZES, type Size } from '#src/charts/chart.ts';
import { Label } from '#src/charts/Label.tsx';
import { Line } from '#src/charts/Line.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { Mark } from '#src/charts/Marks.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import type { CostChartData } from './curves.ts';

const LAYOUTS = {
  wide: { height: 400, fontSize: 13 },
  middle: { height: 360, fontSize: 13 },
  narrow: { height: 290, fontSize: 14 },
} as const satisfies Record<Size, unknown>;

const MARGIN = { top: 12, right: 8, bottom: 30, left: 44 };

const colors = { classical: 'var(--color-viz-2)', quantum: 'var(--color-viz-1)' } as const;

interface Props {
  data: CostChartData;
  size: Size;
  place?: Place;
  /** What the chart shows, in words. */
  label: string;
  /** Where the ring is explained, if not in the label. */
  explanation?: string;
}

/** Half a finger's width. */
const REACH = 12;

/** Curves of costs with their names beside them; values are logarithms, because the numbers are too large to write. */
export function CostChart({ data, size, place = 'page', label, explanation }: Props) {
  const { mark, curves } = data;
  const plot = plotArea({ ...LAYOUTS[size], width: SIZES[size], margin: MARGIN, x: along(data.x), y: along(data.y) });
  const named = size === 'narrow' ? everyOther : (ticks: readonly Tick[]) => ticks;
  const ring = <Mark plot={plot} at={mark.at} fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth={2} />;
  return (
    <Plot plot={plot} label={label} role={explanation ? 'group' : 'img'} className="block w-full overflow-visible">
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
      {explanation ? (
        <MarkLink place={place} href={explanation} name={`${mark.label.text}: what the ring means`}>
          <Mark plot={plot} at={mark.at} radius={REACH} fill="transparent" />
          {ring}
        </MarkLink>
      ) : (
        ring
      )}
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
