import type { ReactNode } from 'react';
import { CalendarDays } from '#src/design/icons.tsx';
import { formatMonth } from './format-date.ts';

interface Props {
  sources: readonly NotedSource[];
  asOf: string;
  title?: string;
  intro?: string | undefined;
  /** How many stand open; the others open at a press. */
  first?: number;
  /** What else belongs to the page's facts: the way to them as files. */
  children?: ReactNode;
}

/** Where a page's statements are from, numbered, with the date at which they held. */
export function Sources({ sources, asOf, title = 'Sources', intro, first = 12, children }: Props) {
  return (
    <section
      id="sources"
      aria-labelledby="sources-title"
      className="py-12 [section+&]:border-t [section+&]:border-rule"
    >
      <div className="wrap">
        <div className="mb-4 flex flex-wrap items-baseline gap-x-6">
          <h2 id="sources-title" className="text-xl">
            {title}
          </h2>
          {intro ? <p className="text-xs text-ink-2">{intro}</p> : null}
          <p className="inline-flex items-center gap-1.5 text-xs text-ink-2">
            <CalendarDays aria-hidden className="size-3.5" />
            As of {formatMonth(asOf)}
          </p>
          {children}
        </div>
        <SourceColumns sources={sources} first={first} />
      </div>
    </section>
  );
}

/**
 * The works by their numbers in two columns. A browser opens the closed part for a link that leads into it, without
 * script (HTML, "ancestor revealing algorithm").
 */
function SourceColumns({ sources, first }: Required<Pick<Props, 'sources' | 'first'>>) {
  return (
    <div className="text-2xs">
      <NumberedWorks sources={sources.slice(0, first)} from={1} />
      {sources.length > first ? (
        <details>
          <summary className="w-fit py-2.5 font-semibold text-accent print:hidden">
            All {sources.length} sources
          </summary>
          <NumberedWorks sources={sources.slice(first)} from={first + 1} />
        </details>
      ) : null}
    </div>
  );
}

function NumberedWorks({ sources, from }: { sources: readonly NotedSource[]; from: number }) {
  return (
    <ol
      start={from}
      className="list-decimal gap-x-12 marker:text-ink-3 lg:columns-2 [&>li]:ml-8 [&>li]:break-inside-avoid [&>li]:pb-2 [&>li:target]:bg-accent-soft"
    >
      {sources.map((source, index) => (
        <li key={source.url} id={`source-${from + index}`}>
          <SourceTitle title={source.title} url={source.url} />{' '}
          <span data-publisher="" className="text-ink-2">
            {aboutDocument(source)}
          </span>
          {source.note ? <span className="text-ink-2">. {source.note}</span> : null}
        </li>
      ))}
    </ol>
  );
}

export interface Source {
  title: string;
  publisher: string;
  url: string;
  /** When it was published, as the publisher writes it: a year, a month or a day. */
  date?: string | undefined;
  /** Set where the title follows the address and is not known as published. */
  titleUnseen?: true | undefined;
}

interface NotedSource extends Source {
  /** What it holds. */
  note?: string | undefined;
}

/** A document's title as a link: to another site in a new tab, and to a page of this one in the same. */
export function SourceTitle({ title, url }: Pick<Source, 'title' | 'url'>) {
  if (url.startsWith('/')) return <a href={url}>{title}</a>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="wrap-anywhere">
      {title}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

/** Who published a document and when; and that its title is not known as published, where that is so. */
export function aboutDocument({ publisher, date, titleUnseen }: Omit<Source, 'title' | 'url'>): string {
  return `${date ? `${publisher}, ${date}` : publisher}${titleUnseen ? ' · title not seen' : ''}`;
}

/** A document's title as a link; publisher and date on the line below. */
export function SourceLink({ source }: { source: Source }) {
  return (
    <>
      <SourceTitle title={source.title} url={source.url} />
      <span data-publisher="" className="block text-xs text-ink-2">
        {aboutDocument(source)}
      </span>
    </>
  );
}
