import type { NumberedSource } from './page-references.ts';
import './figure.css';

/** The number of a source, which opens a card; the browser does that by itself. */
export function SourceNumber({ number, card }: Pick<NumberedSource, 'number' | 'card'>) {
  return (
    <button type="button" className="figure-number" popoverTarget={card} interestfor={card}>
      <span className="visually-hidden">Source </span>
      {number}
    </button>
  );
}
