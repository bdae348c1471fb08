export interface Source {
  title: string;
  publisher: string;
  url: string;
  /** When it was published, as the publisher writes it: a year, a month or a day. */
  date?: string | undefined;
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

/** A document's title as a link; publisher and date on the line below. */
export function SourceLink({ source: { title, publisher, url, date } }: { source: Source }) {
  return (
    <>
      <SourceTitle title={title} url={url} />
      <span data-publisher="" className="block text-xs text-ink-2">
        {date ? `${publisher}, ${date}` : publisher}
      </span>
    </>
  );
}
