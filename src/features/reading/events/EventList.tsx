import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { CalendarPlus } from '#src/design/icons.tsx';
import { SourceNumbers } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { hasCalendar } from './calendar.ts';
import type { NextMeeting } from './next-meetings.ts';
import { When } from './When.tsx';

interface Props {
  meetings: readonly NextMeeting[];
  references: PageReferences;
}

/** Events in lines: when, what, by whom and how often, where, and of which kind. */
export function EventList({ meetings, references }: Props) {
  return (
    <ul id="events" data-rows="" className="border-b border-rule">
      {meetings.map((meeting) => (
        <EventRow key={meeting.event.id} meeting={meeting} references={references} />
      ))}
    </ul>
  );
}

function EventRow({ meeting, references }: { meeting: NextMeeting; references: PageReferences }) {
  const { event, place } = meeting;
  const { id, name, type, organizer, cadence, editions, url, sources } = event;
  return (
    <li
      id={id}
      data-type={type}
      className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-0.5 border-t border-rule py-3 target:bg-accent-soft lg:grid-cols-[9rem_minmax(0,1fr)_12rem_6rem_1.5rem] lg:items-baseline"
    >
      <p className="text-sm text-ink-2">
        <When meeting={meeting} />
      </p>
      <div data-search="" className="max-lg:col-span-2">
        <h3 className="text-lg text-pretty">
          <ExternalLink
            href={url}
            label={`${name}, website`}
            className="text-ink no-underline hover:text-accent hover:underline"
          >
            {name}
          </ExternalLink>
        </h3>
        <p className="text-xs text-ink-2">
          {[organizer, cadence, editions].filter(Boolean).join(' · ')}
          {sources ? <SourceNumbers sources={references.numbered(sources)} /> : null}
        </p>
      </div>
      <p data-search="" className="text-sm text-ink-2">
        {place}
      </p>
      <p className="text-xs text-ink-2 max-lg:col-start-2 max-lg:row-start-1">{type}</p>
      <Calendar event={event} />
    </li>
  );
}

function Calendar({ event }: { event: Entry<'events'> }) {
  if (!hasCalendar(event)) return null;
  return (
    <a href={urls.eventCalendar(event.id)} download="" className="ml-auto grid size-6 place-items-center">
      <CalendarPlus aria-hidden className="size-4" />
      <span className="visually-hidden">Calendar file: {event.name}</span>
    </a>
  );
}
