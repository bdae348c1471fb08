import { formatMonth } from './format-date.ts';

/** Where one entry's statements are from, as short links, with their date. */
export function EntrySources({ sources, asOf }: { sources: readonly string[]; asOf: string }) {
  return (
    <p className="text-xs text-ink-3">
      {sources.length === 1 ? 'Source: ' : 'Sources: '}
      {sources.map((url, index) => (
        <span key={url}>
          {index > 0 ? ', ' : ''}
          <a href={url} target="_blank" rel="noopener noreferrer" className="wrap-anywhere text-ink-2">
            {hostOf(url)}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </span>
      ))}
      . As of {formatMonth(asOf)}.
    </p>
  );
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
