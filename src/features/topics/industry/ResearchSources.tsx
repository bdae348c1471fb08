import { formatMonth } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { aboutDocument, SourceTitle } from '#src/design/Sources.tsx';
import type { PageSourcesProps } from '#src/figures/SourceList.tsx';
import { pageOf } from '#src/model/read-content.ts';

export function ResearchSources({ sources, asOf }: PageSourcesProps) {
  const page = pageOf('industry');
  const { title, intro } = page.researchSources;
  return (
    <Section id="sources" title={title} intro={intro}>
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {sources.map((source, index) => (
          <li key={source.url} id={`source-${index + 1}`} className="border-t border-rule pt-4">
            <span className="mr-2 text-sm text-ink-3 tabular-nums">{index + 1}</span>
            <b className="font-semibold">
              <SourceTitle title={source.title} url={source.url} />
            </b>
            <p data-publisher="" className="text-xs text-ink-2">
              {aboutDocument(source)}
            </p>
            <p className="mt-1 text-sm text-ink-2">{page.sources.find(({ url }) => url === source.url)?.note}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-xs text-ink-2">As of {formatMonth(asOf)}</p>
    </Section>
  );
}
