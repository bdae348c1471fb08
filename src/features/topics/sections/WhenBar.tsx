import { buildDate } from '#src/model/build-date.ts';
import type { ContentCard, SectionOf } from '#src/model/schemas/sections.ts';

export type Times = NonNullable<SectionOf<'cards'>['times']>;
type When = NonNullable<ContentCard['when']>[number];

/** The years of the axis, those of the page's phases. */
const AXIS = { from: 2024, to: 2040 };

/** When an entry bites, on one axis for all rows; its words are in the facts below. A page that has it brings `when-bar.css`. */
export function WhenBar({ when, times }: { when: readonly When[]; times: Times }) {
  return (
    <div className="when" aria-hidden="true">
      <span>{AXIS.from}</span>
      <div>
        {when.map((span) => (
          <i key={String(span)} className={span === 'machine' ? 'hatched' : undefined} style={placeOf(span)} />
        ))}
        <i className="today" style={{ left: percent(today()) }} />
        {when.length === 0 ? <small>{times.undated}</small> : null}
      </div>
      <span>{AXIS.to}</span>
    </div>
  );
}

/** What full and hatched bars mean. */
export function WhenKey({ times }: { times: Times }) {
  return (
    <ul className="chart-key when-key">
      <li>
        <i /> {times.now}
      </li>
      <li>
        <i className="hatched" /> {times.machine}
      </li>
      <li>
        <i className="today" /> Today
      </li>
    </ul>
  );
}

/** What is now began before the axis; what needs the machine comes after today, and has no end. */
function placeOf(when: When) {
  const [from, to] =
    when === 'now' ? [AXIS.from, today()] : when === 'machine' ? [today(), AXIS.to + 1] : [when.from, when.to + 1];
  return { left: percent(from), right: `calc(100% - ${percent(to)})` };
}

function today(): number {
  const [year = '', month = '1'] = buildDate().split('-');
  return Number(year) + (Number(month) - 1) / 12;
}

function percent(year: number): string {
  const share = (year - AXIS.from) / (AXIS.to + 1 - AXIS.from);
  return `${Math.round(1000 * Math.min(1, share)) / 10}%`;
}
