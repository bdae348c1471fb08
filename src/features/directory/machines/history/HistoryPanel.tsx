import { ValueTable } from '#src/charts/ValueTable.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import { SourceTitle } from '#src/design/Sources.tsx';
import { HistoryDrawing } from './HistoryDrawing.tsx';
import type { FigureHistory, PastValue, PromisedValue } from './history.ts';
import { type HistoryTexts, promisedLabel } from './words.ts';

interface Props {
  history: FigureHistory;
  texts: HistoryTexts;
}

/** A figure through time: its name, its drawing, and the table of the same values with their sources. */
export function HistoryPanel({ history, texts }: Props) {
  const { figure, isLog } = history;
  const id = `history-${figure.name}`;
  return (
    <figure aria-labelledby={id} className="history-panel">
      <h3 id={id}>{figure.label}</h3>
      <p>{isLog ? texts.log : texts.linear}</p>
      <HistoryDrawing history={history} texts={texts} />
      <details>
        <summary>Table</summary>
        <ScrollRegion label={figure.label}>
          <ValueTable label={figure.label} values={{ columns: texts.columns, rows: rowsOf(history, texts) }} />
        </ScrollRegion>
      </details>
    </figure>
  );
}

/** The newest first, as histories are written; what was promised after what was measured. */
function rowsOf({ series, promised }: FigureHistory, texts: HistoryTexts) {
  const past = series.flatMap(({ values }) => values).sort((a, b) => b.at - a.at);
  return [...past.map(pastRow), ...promised.map((each) => promisedRow(each, texts))];
}

function pastRow({ text, value: { asOf, error, copy, reported, source } }: PastValue) {
  const kind = [error?.kind, copy, reported ? 'reported' : undefined].filter((part) => part !== undefined);
  return [formatPartial(asOf), text, kind.join(', ') || '–', <SourceTitle key={source.id} {...source} />];
}

function promisedRow(promised: PromisedValue, texts: HistoryTexts) {
  return [formatPartial(promised.due), promisedLabel(promised, texts), '–', texts.promise];
}
