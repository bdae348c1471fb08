import { Grid, XAxis, YAxis } from '#src/charts/Axis.tsx';
import type { Place } from '#src/charts/chart.ts';
import { halo, PlacedName } from '#src/charts/Label.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { urls } from '#src/model/urls.ts';
import { colorOf } from './colors.ts';
import { EstimateSign } from './EstimateSign.tsx';
import type { ScatterLayout } from './scatter-layout.ts';

interface Props {
  layout: ScatterLayout;
  place: Place;
  problems: readonly string[];
  texts: { label: string; xAxis: string; yAxis: string };
}

/** Estimates by two numbers: the problem as color, the machine as shape. */
export function Scatter({ layout, place, problems, texts }: Props) {
  const { plot, lines, xTicks, yTicks, marks, radius } = layout;
  return (
    <Plot plot={plot} label={texts.label} role="group" className="block w-full overflow-visible">
      <Grid plot={plot} x={xTicks} />
      <YAxis plot={plot} ticks={yTicks} name={texts.yAxis} />
      <XAxis plot={plot} ticks={xTicks} name={texts.xAxis} nameGap={42} />
      {lines.map(({ from, to, text, at }) => (
        <g key={text}>
          <path d={`M${from}L${to}`} stroke="var(--color-rule-strong)" strokeDasharray="3 4" />
          <text x={at.x} y={at.y} textAnchor={at.anchor} fill="var(--color-ink-3)" {...halo('paper')}>
            {text}
          </text>
        </g>
      ))}
      {marks.map(({ pair, label }) =>
        label ? (
          <PlacedName key={pair.estimate.id} at={label} {...label} name={pair.estimate.short} weight={500} />
        ) : null,
      )}
      {marks
        .toSorted((a, b) => a.pair.estimate.date.localeCompare(b.pair.estimate.date))
        .map(({ pair: { estimate, name, isReported }, at }) => (
          <MarkLink key={estimate.id} place={place} href={urls.estimate(estimate.id)} name={name} row={estimate.id}>
            <circle cx={at[0]} cy={at[1]} r="12" fill="transparent" />
            <EstimateSign
              platform={estimate.platform}
              color={colorOf(estimate.problem, problems)}
              isReported={isReported}
              at={at}
              radius={radius}
            />
          </MarkLink>
        ))}
    </Plot>
  );
}
