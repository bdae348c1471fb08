import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { KeyValues } from '#src/design/FactList.tsx';
import { CalendarPlus } from '#src/design/icons.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { Event } from '#src/model/schemas/event.ts';
import { urls } from '#src/model/urls.ts';
import { hasCalendar } from './calendar.ts';
import type { NextMeeting } from './next-meetings.ts';
import { When } from './When.tsx';

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
    <ul id="events" data-rows="" className="border-b border-rule">
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
      <div className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-0.5 lg:grid-cols-[11rem_1fr_14rem_6.5rem] lg:items-baseline">
        <p className="text-sm text-ink-2">
          <When meeting={meeting} />
        </p>
        <h3 data-search="" className="max-lg:col-span-2 text-lg">
          <ExternalLink href={url} label={`${name}, website`}>
            {name}
          </ExternalLink>
        </h3>
        <p data-search="" className="max-lg:col-span-2 text-sm text-ink-2">
          {edition?.place ?? place}
        </p>
        <p className="max-lg:col-start-2 max-lg:row-start-1">
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
    <details data-fold="" className="text-sm lg:ml-50">
      <summary className="w-fit py-1 text-xs text-accent">
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

function factsOf({ organizer, cadence, place, editions }: Entry<'events'>) {
  return [
    { name: 'Organizer', value: organizer },
    { name: 'When', value: cadence },
    { name: 'Where', value: place },
    ...(editions ? [{ name: 'Editions', value: editions }] : []),
  ];
}
