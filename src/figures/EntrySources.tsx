import './figure.css';
import type { z } from 'zod';
import { formatMonth } from '#src/design/format-date.ts';
import type { entrySources } from '#src/model/schemas/citation.ts';
import type { NumberedSource, PageReferences } from './page-references.ts';

interface Props {
  /** Some entries rest on no work but themselves. */
  sources: z.output<typeof entrySources> | undefined;
  references: PageReferences;
  /** The date of the entry, where it has one of its own. */
  asOf?: string;
}

/** Where the statements of an entry or a section are from, and when they held, if that differs from the page. */
export function EntrySources({ sources, references, asOf = references.asOf }: Props) {
  if (!sources) return null;
  const date = asOf === references.asOf ? undefined : asOf;
  return <NumberedSources sources={references.numbered(sources)} asOf={date} />;
}

interface NumberedSourcesProps {
  sources: readonly NumberedSource[];
  /** Only where it differs from the page's. */
  asOf?: string | undefined;
}

/** Sources as numbers that lead to the page's list, each with the place in the work where that is known. */
export function NumberedSources({ sources, asOf }: NumberedSourcesProps) {
  return (
    <p className="source-line">
      {sources.length === 1 ? 'Source' : 'Sources'}
      <SourceNumbers sources={sources} />
      {asOf ? ` · As of ${formatMonth(asOf)}` : null}
    </p>
  );
}

/** Keeps the first number with the last word. */
const NO_BREAK = '\u00a0';

/** The numbers by themselves, behind the words that rest on them. */
export function SourceNumbers({ sources }: { sources: readonly NumberedSource[] }) {
  return sources.map(({ number, at }, index) => (
    <span key={`${number} ${at}`}>
      {index === 0 ? NO_BREAK : ' '}
      <a href={`#source-${number}`} className="source-number">
        <span className="visually-hidden">Source </span>
        {number}
      </a>
      {at ? ` (${at})` : null}
    </span>
  ));
}
