import { formatMonth } from '#src/design/format-date.ts';
import type { NumberedSource } from './page-references.ts';
import { SourceNumber } from './SourceNumber.tsx';

interface Props {
  sources: readonly NumberedSource[];
  asOf?: string | undefined;
}

/** Sources as numbers that open the works' cards, each with the place in the work where that is known. */
export function NumberedSources({ sources, asOf }: Props) {
  return (
    <p className="source-line">
      {sources.length === 1 ? 'Source' : 'Sources'}
      <NumberList sources={sources} />
      {asOf ? `. As of ${formatMonth(asOf)}` : null}
    </p>
  );
}

/** The numbers alone, within a line of text. */
export function NumberList({ sources }: Pick<Props, 'sources'>) {
  return sources.map(({ number, card, at }, index) => (
    <span key={`${number} ${at}`}>
      {index > 0 ? ', ' : ' '}
      <SourceNumber number={number} card={card} />
      {at ? ` (${at})` : null}
    </span>
  ));
}
