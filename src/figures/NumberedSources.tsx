import { formatMonth } from '#src/design/format-date.ts';
import type { NumberedSource } from './page-references.ts';
import './figure.css';

interface Props {
  sources: readonly NumberedSource[];
  /** Only where it differs from the page's. */
  asOf?: string | undefined;
}

/** Sources as numbers that lead to the page's list, each with the place in the work where that is known. */
export function NumberedSources({ sources, asOf }: Props) {
  return (
    <p className="source-line">
      {sources.length === 1 ? 'Source' : 'Sources'}
      {sources.map(({ number, at }) => (
        <span key={`${number} ${at}`}>
          {' '}
          <a href={`#source-${number}`} className="source-number">
            <span className="visually-hidden">Source </span>
            {number}
          </a>
          {at ? ` (${at})` : null}
        </span>
      ))}
      {asOf ? `. As of ${formatMonth(asOf)}` : null}
    </p>
  );
}
