import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { Card, CardTitle } from '#src/design/Card.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { KeyValues } from '#src/design/FactList.tsx';
import { CalendarPlus } from '#src/design/icons.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { Event } from '#src/model/schemas/event.ts';
import { urls } from '#src/model/urls.ts';
import { hasCalendar } from './calendar.ts';

const tones: Record<Event['type'], BadgeTone> = {
  Academic: 'blue',
  Mixed: 'indigo',
  Industry: 'orange',
  Government: 'red',
  Education: 'green',
  Vendor: 'gray',
};

export function EventList({ events, references }: { events: readonly Entry<'events'>[]; references: PageReferences }) {
  return (
    <ul id="events" data-rows="" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {events.map((event) => (
        <li key={event.id} data-type={event.type}>
          <EventCard event={event} references={references} />
        </li>
      ))}
    </ul>
  );
}

function EventCard({ event, references }: { event: Entry<'events'>; references: PageReferences }) {
  const { id, name, type, url, sources, asOf } = event;
  return (
    <Card id={id}>
      <div data-search="">
        <CardTitle>{name}</CardTitle>
      </div>
      <div>
        <Badge tone={tones[type]}>{type}</Badge>
      </div>
      <div data-search="">
        <KeyValues facts={factsOf(event)} align="start" />
      </div>
      <div className="mt-auto grid gap-3 pt-2">
        <EntrySources sources={sources} references={references} asOf={asOf} />
        <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm font-semibold">
          <ExternalLink href={url} label={`Open website: ${name}`}>
            Open website
          </ExternalLink>
          {hasCalendar(event) ? (
            <a href={urls.eventCalendar(id)} download="" className="inline-flex items-center gap-1.5">
              <CalendarPlus aria-hidden className="size-4" />
              Calendar file<span className="visually-hidden">: {name}</span>
            </a>
          ) : null}
        </p>
      </div>
    </Card>
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
