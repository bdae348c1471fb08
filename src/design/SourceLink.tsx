import type { Source } from './Sources.tsx';

/** A document's title as a link in a new tab; publisher and date on the line below. */
export function SourceLink({ source: { title, publisher, url, date } }: { source: Source }) {
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer" className="wrap-anywhere">
        {title}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      <span className="block text-xs text-ink-2">
        {publisher}
        {date ? `, ${date}` : ''}
      </span>
    </>
  );
}
