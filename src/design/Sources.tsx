import type { ReactNode } from 'react';
import { CalendarDays } from '#src/design/icons.tsx';
import { formatMonth } from './format-date.ts';

interface Props {
  sources: readonly Source[];
  asOf: string;
  /** What else belongs to the page's facts: the way to them as files. */
  children?: ReactNode;
}

/** Where a page's statements are from, numbered, with the date at which they held. */
export function Sources({ sources, asOf, children }: Props) {
  return (
    <section
      id="sources"
      aria-labelledby="sources-title"
      className="py-(--section-space) [section+&]:border-t [section+&]:border-rule"
    >
      <div className="wrap grid gap-6 lg:grid-cols-[4fr_7fr] lg:gap-12">
        <div>
          <h2 id="sources-title" className="text-2xl">
            Sources
          </h2>
          <p className="mt-2 inline-flex items-center gap-1.5 text-xs text-ink-2">
            <CalendarDays aria-hidden className="size-3.5" />
            As of {formatMonth(asOf)}
          </p>
          {children}
        </div>
        <ol className="grid max-w-measure list-decimal gap-3 pl-7 text-sm marker:text-ink-3">
          {sources.map((source, index) => (
            <li key={source.url} id={`source-${index + 1}`} className="min-w-0 target:bg-accent-soft">
              <SourceLink source={source} />
            </li>
          ))}
        </ol>
      </div>
    </section>
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
