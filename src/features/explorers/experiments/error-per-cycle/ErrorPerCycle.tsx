import { polyline } from '#src/base/svg-path.ts';
import { Grid, XAxis, YAxis } from '#src/charts/Axis.tsx';
import type { Place } from '#src/charts/chart.ts';
import { PlacedName } from '#src/charts/Label.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { ExperimentMarks } from '../ExperimentMarks.tsx';
import { signColor } from '../ExperimentSign.tsx';
import type { ErrorPerCycleLayout } from './layout.ts';

interface Props {
  layout: ErrorPerCycleLayout;
  place: Place;
  texts: { label: string; xAxis: string; yAxis: string };
}

/** Logical error per cycle, logarithmic, by the distance of the code. */
export function ErrorPerCycle({ layout: { plot, distanceTicks, errorTicks, lines, marks }, place, texts }: Props) {
  return (
    <Plot plot={plot} label={texts.label} role="group" className="block w-full overflow-visible">
      <Grid plot={plot} x={distanceTicks} />
      <YAxis plot={plot} ticks={errorTicks} name={texts.yAxis} />
      <XAxis plot={plot} ticks={distanceTicks} name={texts.xAxis} />
      {lines.map(({ id, platform, points, isMeasured }) => (
        <path
          key={id}
          d={polyline(points)}
          fill="none"
          stroke={signColor(platform)}
          strokeWidth={isMeasured ? 2.2 : 1.2}
        />
      ))}
      {lines.map(({ id, label }) =>
        label ? <PlacedName key={id} at={label} name={label.name} weight={500} fill="var(--color-ink-2)" /> : null,
      )}
      <ExperimentMarks marks={marks} place={place} />
    </Plot>
  );
}
