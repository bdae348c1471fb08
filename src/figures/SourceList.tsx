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
        <li key={source.id} id={source.id} data-kind={source.kind} className="border-t border-rule py-2">
          <div data-search="">
            <h3 className="text-md leading-snug">
              <SourceTitle title={source.title} url={source.url} />
            </h3>
          </div>
          <Work source={source} figures={figures.get(source.id) ?? []} />
        </li>
      ))}
    </ul>
  );
}

/** A line on who published it and when, which opens: to what it holds, and which figures rest on it. */
function Work({ source, figures }: { source: Entry<'sources'>; figures: readonly Figure[] }) {
  const { kind, date, holds } = source;
  const rest = figures.length === 1 ? '1 figure rests on it' : `${figures.length} figures rest on it`;
  const about = [kind, date ? formatPartial(date) : '', aboutDocument({ ...source, date: undefined })];
  return (
    <details data-fold="" className="text-xs text-ink-2">
      <summary data-search="" className="min-h-6 py-0.5">
        {[...about, figures.length > 0 ? rest : ''].filter(Boolean).join(' · ')}
      </summary>
      <p data-search="" className="mt-1 text-sm text-ink">
        {holds}
      </p>
      <ul className="mt-1 columns-1 gap-x-8 pb-2 text-sm sm:columns-2">
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
