import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { KeyValues } from '#src/design/FactList.tsx';
import { formatMonth, formatPartial } from '#src/design/format-date.ts';
import { CalendarPlus } from '#src/design/icons.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { Event } from '#src/model/schemas/event.ts';
import { urls } from '#src/model/urls.ts';
import { hasCalendar } from './calendar.ts';
import type { NextMeeting } from './next-meetings.ts';

const tones: Record<Event['type'], BadgeTone> = {
  Academic: 'blue',
  Mixed: 'indigo',
  Industry: 'orange',
  Government: 'red',
  Education: 'green',
  Vendor: 'gray',
};

interface Props {
  meetings: readonly NextMeeting[];
  references: PageReferences;
}

/** Events in lines: when, what, where and of which kind; organizer, rhythm, sources and calendar open. */
export function EventList({ meetings, references }: Props) {
  return (
    <ul id="events" data-rows="" data-repeats="" className="border-b border-rule">
      {meetings.map((meeting) => (
        <EventRow key={meeting.event.id} meeting={meeting} references={references} />
      ))}
    </ul>
  );
}

function EventRow({ meeting, references }: { meeting: NextMeeting; references: PageReferences }) {
  const { event, edition } = meeting;
  const { id, name, type, place, url } = event;
  return (
    <li id={id} data-type={type} className="scroll-mt-4 border-t border-rule py-3 target:bg-accent-soft">
      <div className="grid gap-x-6 gap-y-0.5 md:grid-cols-[12rem_1fr_16rem_7rem] md:items-baseline">
        <p className="text-sm text-ink-2">{whenOf(meeting)}</p>
        <h3 data-search="" className="text-lg">
          <ExternalLink href={url} label={`Open website: ${name}`}>
            {name}
          </ExternalLink>
        </h3>
        <p data-search="" className="text-sm text-ink-2">
          {edition?.place ?? place}
        </p>
        <p>
          <Badge tone={tones[type]}>{type}</Badge>
        </p>
      </div>
      <EventDetails event={event} references={references} />
    </li>
  );
}

function EventDetails({ event, references }: { event: Entry<'events'>; references: PageReferences }) {
  const { id, name, sources, asOf } = event;
  return (
    <details data-fold="" className="text-sm md:ml-54">
      <summary className="w-fit py-1 text-2xs text-accent">
        Organizer and calendar<span className="visually-hidden">: {name}</span>
      </summary>
      <div className="grid gap-3 py-2">
        <div data-search="">
          <KeyValues facts={factsOf(event)} align="start" />
        </div>
        <EntrySources sources={sources} references={references} asOf={asOf} />
        {hasCalendar(event) ? (
          <p>
            <a
              href={urls.eventCalendar(id)}
              download=""
              className="inline-flex min-h-6 items-center gap-1.5 font-semibold"
            >
              <CalendarPlus aria-hidden className="size-4" />
              Calendar file<span className="visually-hidden">: {name}</span>
            </a>
          </p>
        ) : null}
      </div>
    </details>
  );
}

/** The days of the next edition, or the month in which it is usually held, or how often it comes. */
function whenOf({ event, edition, month }: NextMeeting) {
  if (edition) {
    return (
      <>
        <time dateTime={edition.first}>{formatPartial(edition.first)}</time> to{' '}
        <time dateTime={edition.last}>{formatPartial(edition.last)}</time>
      </>
    );
  }
  return month ? `Usually ${formatMonth(month).split(' ')[0]}` : event.cadence;
}

function factsOf({ organizer, cadence, place, editions }: Entry<'events'>) {
  return [
    { name: 'Organizer', value: organizer },
    { name: 'When', value: cadence },
    { name: 'Where', value: place },
    ...(editions ? [{ name: 'Editions', value: editions }] : []),
  ];
}
