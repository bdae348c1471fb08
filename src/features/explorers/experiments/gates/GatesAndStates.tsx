import { XAxis, YAxis } from '#src/charts/Axis.tsx';
import type { Place } from '#src/charts/chart.ts';
import { Plot } from '#src/charts/Plot.tsx';
import { ExperimentMarks } from '../ExperimentMarks.tsx';
import type { GatesLayout } from './layout.ts';

interface Props {
  layout: GatesLayout;
  place: Place;
  label: string;
}

/** Infidelities of magic states and errors of logical gates by date, logarithmic, each in a panel of its own. */
export function GatesAndStates({ layout: { panels, ...whole }, place, label }: Props) {
  return (
    <Plot plot={whole} label={label} role="group" className="block w-full overflow-visible">
      {panels.map(({ name, from, plot, years, errors, marks }) => (
        <g key={name} transform={`translate(${from.join(' ')})`}>
          <text x="0" y="14" fontWeight="600" fill="var(--color-ink)">
            {name}
          </text>
          <YAxis plot={plot} ticks={errors} />
          <XAxis plot={plot} ticks={years} />
          <ExperimentMarks marks={marks} place={place} />
        </g>
      ))}
    </Plot>
  );
}
