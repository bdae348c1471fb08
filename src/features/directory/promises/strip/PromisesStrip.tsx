import { numbers, round } from '#src/base/svg-path.ts';
import type { Place } from '#src/charts/chart.ts';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { urls } from '#src/model/urls.ts';
import { LaneHead } from '../lanes/LaneHead.tsx';
import { sentenceOf } from '../lanes/outcome-words.ts';
import { OutcomeMark } from '../OutcomeMark.tsx';
import type { StripLane, StripLayout, StripSign } from './strip-layout.ts';

interface Props {
  layout: StripLayout;
  place: Place;
  texts: { label: string; today: string; noDate: string };
}

/** The promises of a few vendors as signs at their dates. */
export function PromisesStrip({ layout: { plot, today, named, noDate, lanes }, place, texts }: Props) {
  const grid = named.map((year) => `M${numbers(plot.x(year), plot.top)}V${numbers(plot.bottom)}`).join('');
  return (
    <Plot plot={plot} label={texts.label} role="group" className="block w-full overflow-visible">
      <path d={grid} stroke="var(--color-rule)" strokeDasharray="1 3" />
      {named.map((year) => (
        <text key={year} x={plot.x(year)} y={plot.top - 10} textAnchor="middle">
          {year}
        </text>
      ))}
      <path
        d={`M${numbers(today, plot.top - 22)}V${numbers(plot.bottom)}`}
        stroke="var(--color-accent)"
        strokeWidth="1.3"
      />
      <text x={today} y={plot.top - 27} textAnchor="middle" fontWeight="600" fill="var(--color-accent)">
        {texts.today}
      </text>
      {noDate ? (
        <text x={noDate.x} y={noDate.y} textAnchor={noDate.anchor} fill="var(--color-ink-2)">
          {texts.noDate}
        </text>
      ) : null}
      {lanes.map((lane) => (
        <Lane key={lane.vendor} lane={lane} width={plot.width} place={place} />
      ))}
    </Plot>
  );
}

function Lane({ lane, width, place }: { lane: StripLane; width: number; place: Place }) {
  const { vendor, bottom, nameAt, tally, signs } = lane;
  return (
    <g data-lane="">
      <path d={`M0 ${numbers(bottom)}H${width}`} stroke="var(--color-rule)" />
      <LaneHead lane={{ nameLines: [vendor], nameAt, tally }} />
      {signs.map((sign) => (
        <MarkLink
          key={sign.promise.id}
          place={place}
          href={`${urls.roadmaps()}#${sign.promise.id}`}
          name={sentenceOf(sign.promise)}
        >
          <Sign sign={sign} />
        </MarkLink>
      ))}
    </g>
  );
}

/** Half of what a finger hits; signs that stand on each other share their room. */
const REACH = 7.5;

function Sign({ sign: { state, at, from } }: { sign: StripSign }) {
  const [x, y] = at;
  return (
    <>
      <circle cx={x} cy={round(y)} r={REACH} fill="transparent" />
      <g>
        {from === undefined ? null : (
          <path d={`M${from} ${numbers(y)}H${x}`} stroke="var(--color-phase)" strokeWidth="3" />
        )}
        <OutcomeMark state={state} at={[at]} radius={5.6} />
      </g>
    </>
  );
}
