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
