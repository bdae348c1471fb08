import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { Section } from '#src/design/Section.tsx';
import { formatPartial } from '#src/figures/partial-date.ts';
import type { Edition } from './editions.ts';

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
