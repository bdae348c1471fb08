import { Fragment } from 'react';
import { addressOf } from '#src/model/entry-pages.ts';
import { figuresBySource } from '#src/model/figures.ts';
import { type Entry, entryOf } from '#src/model/read-content.ts';

/** A paper as it opens beside a link to it: what it shows, where it stands, and what it bears here. */
export function PaperPreview({ paper }: { paper: Entry<'papers'> }) {
  const { title, authors, year, summary } = paper;
  return (
    <>
      <p id="preview-title">
        {title} <small>{year}</small>
      </p>
      <div id="preview-text">
        <p>{authors}</p>
        <p>{summary}</p>
        <dl>
          {factsOf(paper).map(([label, text]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      <p>
        <a href={addressOf('papers', paper.id)}>Open in the list</a>
      </p>
    </>
  );
}

/** Where it is published; then how many figures rest on it, else where it is free to read, else its topic. */
export function factsOf(paper: Entry<'papers'>): [label: string, text: string][] {
  const figures = figuresBySource().get(`paper:${paper.id}`)?.length ?? 0;
  const published: [string, string] = ['Published in', paper.venue];
  if (figures > 0) return [published, ['Figures here that rest on it', String(figures)]];
  if (paper.arxiv) return [published, ['Free preprint', `arXiv:${paper.arxiv}`]];
  return [published, ['Topic', entryOf('topics', paper.topic).title]];
}
