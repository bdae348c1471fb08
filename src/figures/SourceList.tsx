import type { ReactNode } from 'react';
import { formatPartial } from '#src/design/format-date.ts';
import { aboutDocument, Sources, SourceTitle } from '#src/design/Sources.tsx';
import type { Figure } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { rowOf } from './figure-addresses.ts';
import type { NumberedBody } from './page-references.ts';

interface Props {
  sources: readonly Entry<'sources'>[];
  /** The figures that rest on each source, by its id. */
  figures: ReadonlyMap<string, readonly Figure[]>;
}

export function SourceList({ sources, figures }: Props) {
  return (
    <ul id="source-list" data-rows="" data-repeats="" className="border-b border-rule-strong">
      {sources.map((source) => (
        <li
          key={source.id}
          id={source.id}
          data-kind={source.kind}
          className="grid gap-x-8 gap-y-1 border-t border-rule py-4 md:grid-cols-[9rem_1fr]"
        >
          <p className="text-sm text-ink-2">
            {source.kind}
            {source.date ? <span className="block">{formatPartial(source.date)}</span> : null}
          </p>
          <div data-search="" className="min-w-0">
            <h3 className="text-lg">
              <SourceTitle title={source.title} url={source.url} />
            </h3>
            <p className="text-sm text-ink-2">{aboutDocument({ ...source, date: undefined })}</p>
            <p className="mt-1 max-w-measure text-sm">{source.holds}</p>
            <Uses figures={figures.get(source.id) ?? []} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Uses({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <details className="mt-1 text-sm">
      <summary className="w-fit py-1 text-accent">
        {figures.length === 1 ? '1 figure rests on it' : `${figures.length} figures rest on it`}
      </summary>
      <ul className="mt-1 columns-1 gap-x-8 sm:columns-2">
        {figures.map((figure) => (
          <li key={figure.id} className="py-0.5">
            <a href={rowOf(figure)}>
              {figure.subject}, {figure.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

export interface PageSourcesProps extends Pick<NumberedBody, 'sources'> {
  asOf: string;
  /** What else belongs to the page's facts: the way to them as files. */
  children?: ReactNode;
}

/** The end of a page: every source with its number. */
export function PageSources({ sources, asOf, children }: PageSourcesProps) {
  return (
    <Sources sources={sources} asOf={asOf}>
      {children}
    </Sources>
  );
}
