import { numbers } from '#src/base/svg-path.ts';
import type { Place, Size } from '#src/charts/chart.ts';
import { Plot } from '#src/charts/Plot.tsx';
import { LaneHead } from './LaneHead.tsx';
import { LaneRow, type LaneTexts } from './LaneRow.tsx';
import type { LanesLayout } from './lanes-layout.ts';
import { OutcomeStrip } from './OutcomeStrip.tsx';
import type { StripLayout } from './strip-layout.ts';
import { laneId } from './vendor-lanes.ts';
import { YearField } from './YearField.tsx';
import './promise-lanes.css';

interface Props {
  layout: LanesLayout;
  /** Above the lanes: every promise, by outcome. */
  strip?: StripLayout | undefined;
  size: Size;
  place: Place;
  texts: LaneTexts;
}

/** Promises in time, a lane for each vendor: from the day they were made to the day they were due, with what came of them. */
export function PromiseLanes({ layout, strip, size, place, texts }: Props) {
  const { plot, fields, lanes } = layout;
  return (
    <Plot plot={plot} label={texts.label} role="group" className="block w-full overflow-visible">
      {strip ? <OutcomeStrip strip={strip} /> : null}
      {fields.map((field) => (
        <YearField key={field.top} layout={layout} field={field} today={texts.today} />
      ))}
      {lanes.map((lane) => (
        // The chips of a phone lead to its drawing's lanes.
        <g key={lane.vendor} id={size === 'narrow' && place === 'page' ? laneId(lane.vendor) : undefined} data-lane="">
          <path d={`M0 ${numbers(lane.top)}H${plot.width}`} stroke="var(--color-rule)" />
          <LaneHead lane={lane} />
          {lane.rows.map((row) => (
            <LaneRow key={row.promise.id} row={row} layout={layout} place={place} texts={texts} />
          ))}
        </g>
      ))}
    </Plot>
  );
}
