import { XAxis, YAxis } from '#src/charts/Axis.tsx';
import type { Place } from '#src/charts/chart.ts';
import { PlacedName } from '#src/charts/Label.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { ExperimentMarks } from '../ExperimentMarks.tsx';
import type { LifetimesLayout } from './layout.ts';

interface Props {
  layout: LifetimesLayout;
  place: Place;
  texts: { label: string; yAxis: string; best: string };
}

/** Lifetime of the logical qubit over that of the best physical one by date; above the line encoding pays. */
export function Lifetimes({ layout: { plot, years, ratios, marks, best }, place, texts }: Props) {
  return (
    <Plot plot={plot} label={texts.label} role="group" className="block w-full overflow-visible">
      <YAxis plot={plot} ticks={ratios} name={texts.yAxis} />
      <XAxis plot={plot} ticks={years} />
      <rect
        x={plot.left}
        y={plot.y(1)}
        width={plot.right - plot.left}
        height={plot.bottom - plot.y(1)}
        fill="var(--color-sunken)"
      />
      <path d={`M${plot.left} ${plot.y(1)}H${plot.right}`} stroke="var(--color-ink-3)" strokeWidth="1.5" />
      <PlacedName at={best} name={texts.best} weight={500} fill="var(--color-ink-2)" ground="sunken" />
      <ExperimentMarks marks={marks} place={place} />
    </Plot>
  );
}
