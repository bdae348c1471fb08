import { Sources } from '#src/design/Sources.tsx';
import type { PageSourcesProps } from '#src/figures/PageSources.tsx';
import { pageOf } from '#src/model/read-content.ts';

/** The report's sources under the title that is fixed for them: its own with what each holds, those of its figures folded. */
export function ResearchSources({ sources, asOf }: PageSourcesProps) {
  const page = pageOf('industry');
  const noted = sources.map((source) => ({
    ...source,
    note: page.sources.find(({ url }) => url === source.url)?.note,
  }));
  return <Sources {...page.researchSources} sources={noted} first={page.sources.length} asOf={asOf} />;
}
