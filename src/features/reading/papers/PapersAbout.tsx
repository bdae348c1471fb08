import { Section } from '#src/design/Section.tsx';
import { addressOf } from '#src/model/entry-pages.ts';
import type { Entry } from '#src/model/read-content.ts';

export function PapersAbout({ papers }: { papers: readonly Entry<'papers'>[] }) {
  if (papers.length === 0) return null;
  return (
    <Section id="papers" title="Papers">
      <ul className="grid gap-x-12 lg:grid-cols-2">
        {papers.map((paper) => (
          <li key={paper.id} className="grid content-start gap-1.5 border-t border-rule py-5">
            <h3 className="text-lg">
              <a href={addressOf('papers', paper.id)}>{paper.title}</a>
            </h3>
            <p className="text-xs text-ink-2">
              {paper.year}. {paper.authors}
            </p>
            <p className="max-w-measure text-sm text-ink-2">{paper.summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
