import '#src/design/entry.css';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { FactList } from '#src/design/FactList.tsx';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { type Entry, entryOf, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { bibtex, plainCitation } from '../citation-formats.ts';

interface Props {
  paper: Entry<'papers'>;
  references: PageReferences;
}

/** Who wrote a paper and where it can be read, and its reference in words and as files. */
export function PaperEntry({ paper, references }: Props) {
  const { title, authors, venue, url, arxiv, topic, sources } = paper;
  const texts = pageOf('entries').paper;
  const facts = [
    { name: 'Authors', value: authors },
    { name: 'Published in', value: venue },
    {
      name: 'Read it',
      value: (
        <ExternalLink href={url} label={`Open Paper: ${title}`}>
          Open Paper
        </ExternalLink>
      ),
    },
    ...(arxiv
      ? [
          {
            name: 'Free preprint',
            value: <ExternalLink href={`https://arxiv.org/abs/${arxiv}`}>{`arXiv:${arxiv}`}</ExternalLink>,
          },
        ]
      : []),
    { name: 'Topic', value: <a href={urls.topic(topic)}>{entryOf('topics', topic).title}</a> },
  ];
  return (
    <Section id="paper" title={texts.about}>
      <div className="entry-columns">
        <div>
          <FactList facts={facts} />
          <EntrySources sources={sources} references={references} />
        </div>
        <Citation paper={paper} />
      </div>
    </Section>
  );
}

function Citation({ paper }: { paper: Entry<'papers'> }) {
  const { cite, bibtex: text } = pageOf('entries').paper;
  return (
    <div>
      <h3 className="text-lg">{cite}</h3>
      <p className="mt-2 max-w-measure text-sm wrap-anywhere">{plainCitation(paper)}</p>
      <p className="mt-2 flex flex-wrap gap-x-5 text-sm font-semibold">
        <a href={urls.paperBibtex(paper.id)} download="" className="inline-flex min-h-6 items-center">
          BibTeX
        </a>
        <a href={urls.paperRis(paper.id)} download="" className="inline-flex min-h-6 items-center">
          RIS
        </a>
      </p>
      <details className="entry-fold">
        <summary>{text}</summary>
        <pre>
          <code className="language-bibtex">{bibtex(paper)}</code>
        </pre>
      </details>
    </div>
  );
}
