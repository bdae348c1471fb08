import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { formatMonth } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import type { IndustryPage } from '#src/model/schemas/pages/industry.ts';

/** Six reports to read further. */
export function ResearchSources({ page }: { page: IndustryPage }) {
  const { title, intro } = page.researchSources;
  return (
    <Section id="sources" title={title} intro={intro}>
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {page.sources.map(({ title: name, publisher, date, url, note }) => (
          <li key={url} className="border-t border-rule pt-4">
            <ExternalLink href={url} className="font-semibold">
              {name}
            </ExternalLink>
            <p className="text-xs text-ink-2">{date ? `${publisher}, ${date}` : publisher}</p>
            <p className="mt-1 text-sm text-ink-2">{note}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-xs text-ink-2">As of {formatMonth(page.asOf)}</p>
    </Section>
  );
}
