import { formatMonth } from './format-date.ts';
import { isIdentifier, sourceLabels } from './source-labels.ts';

/** Where one entry's statements are from, as short links, with their date. */
export function EntrySources({ sources, asOf }: { sources: readonly string[]; asOf: string }) {
  const labels = sourceLabels(sources);
  return (
    <p className="text-xs text-ink-2">
      {sources.length === 1 ? 'Source: ' : 'Sources: '}
      {sources.map((url, index) => (
        <span key={url}>
          {index > 0 ? ', ' : ''}
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            data-identifier={isIdentifier(labels[index]) || undefined}
            className="wrap-anywhere text-ink-2"
          >
            {labels[index]}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </span>
      ))}
      . As of {formatMonth(asOf)}.
    </p>
  );
}
