import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import type { Entry } from '#src/model/read-content.ts';

/** Editions with their days and places; nothing where there are none. */
export function EditionList({ id, title, editions }: { id: string; title: string; editions: readonly Edition[] }) {
  if (editions.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className="border-b border-rule">
        {editions.map(({ event, first, last, place, url }) => (
          <li
            key={`${event.id} ${first}`}
            className="grid gap-x-6 border-t border-rule py-2.5 sm:grid-cols-[14rem_1fr]"
          >
            <span className="text-sm text-ink-2">
              <time dateTime={first}>{formatPartial(first)}</time> to <time dateTime={last}>{formatPartial(last)}</time>
            </span>
            <span>
              <ExternalLink href={url} label={`${event.name}, ${first.slice(0, 4)}`}>
                {event.name}
              </ExternalLink>
              , {place}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One edition of an event whose days its organizer has confirmed. */
export interface Edition {
  event: Entry<'events'>;
  first: string;
  last: string;
  place: string;
  /** The organizer's page of this edition, or of the event. */
  url: string;
}

/** Editions that are over, the latest first, and those that are not, the next first. Nobody has to move them. */
export function editionsOf(events: readonly Entry<'events'>[], today: string): { coming: Edition[]; past: Edition[] } {
  const all = events.flatMap((event) =>
    (event.dates ?? []).map(({ first, last, place, url = event.url }) => ({ event, first, last, place, url })),
  );
  const byDay = all.sort((a, b) => a.first.localeCompare(b.first));
  return {
    coming: byDay.filter(({ last }) => last >= today),
    past: byDay.filter(({ last }) => last < today).reverse(),
  };
}
