import './deadlines.css';
import type { CSSProperties, ReactNode } from 'react';
import { yearOf } from '#src/charts/scales.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { NumberedSources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { Deadline } from '#src/model/schemas/deadline.ts';
import type { DeadlinesSection } from '#src/model/schemas/pages/security.ts';
import { urls } from '#src/model/urls.ts';

interface Props {
  section: DeadlinesSection;
  deadlines: readonly Entry<'deadlines'>[];
  references: PageReferences;
  /** The day of the build. */
  today: string;
  /** The filter: an island, so it comes from the page. */
  filter?: ReactNode;
}

/** Every date on one axis: who asks for what, of whom, by when, and how binding it is. */
export function Deadlines({ section, deadlines, references, today, filter }: Props) {
  const years = yearsOf(deadlines, today);
  return (
    <Section
      id={section.id}
      title={section.title}
      intro={section.intro}
      action={<a href={urls.migrationCalendar()}>All dates as a calendar (ICS)</a>}
    >
      {filter}
      <Scale years={years} />
      <ol id="deadline-list" data-rows="" aria-label={section.caption} className="deadlines">
        {deadlines.map((deadline) => (
          <Row key={deadline.id} deadline={deadline} years={years} today={today} references={references} />
        ))}
      </ol>
      <p className="mt-4 max-w-measure text-sm text-ink-2">{section.note}</p>
    </Section>
  );
}

/** The years over the axes of the rows. */
function Scale({ years }: { years: readonly number[] }) {
  return (
    <p aria-hidden className="deadline-scale">
      {years.map((year) => (
        <span key={year}>{year}</span>
      ))}
    </p>
  );
}

interface RowProps {
  deadline: Entry<'deadlines'>;
  years: readonly number[];
  today: string;
  references: PageReferences;
}

function Row({ deadline, years, today, references }: RowProps) {
  const { id, authority, region, sector, scope, what, from, due, force, said, note, sources } = deadline;
  const axis = {
    '--from': percent(placeOf(from ?? today, years)),
    '--due': percent(placeOf(due, years)),
    '--years': years.length,
  } as CSSProperties;
  return (
    <li id={id} data-region={region} data-scope={scope} data-force={force}>
      <p className="deadline-date">
        <b>
          <time dateTime={due}>{formatPartial(due)}</time>
        </b>
        <small>{scope}</small>
      </p>
      <div data-search="">
        <h3>
          {authority}: {sector}
        </h3>
        <p>{what}</p>
        {note ? <p className="deadline-note">{note}</p> : null}
        <div className="deadline-foot">
          <p>
            {region}, {force}, published {formatPartial(said)}
          </p>
          <NumberedSources sources={references.numbered(sources)} />
        </div>
      </div>
      <div aria-hidden className="deadline-axis" style={axis}>
        <span />
        <i />
      </div>
    </li>
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The years from the first date to the last, with the year of the build among them. */
export function yearsOf(deadlines: readonly Pick<Deadline, 'due' | 'from'>[], today: string): number[] {
  const years = [today, ...deadlines.flatMap(({ due, from }) => [due, from ?? due])].map((date) =>
    Number(date.slice(0, 4)),
  );
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Where a date is on the axis, from 0 to 1. "By 2030" without a day is the end of that year. */
export function placeOf(date: string, years: readonly number[]): number {
  return (yearOf(date) - (years[0] ?? 0)) / years.length;
}
