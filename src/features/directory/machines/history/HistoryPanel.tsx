import { ValueTable } from '#src/charts/ValueTable.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { SourceNumbers } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { HistoryDrawing } from './HistoryDrawing.tsx';
import type { FigureHistory, PastValue, PromisedValue } from './history.ts';
import { type HistoryTexts, promisedLabel } from './words.ts';

interface Props {
  history: FigureHistory;
  texts: HistoryTexts;
  references: PageReferences;
}

/** A figure through time: its name, its drawing, and the table of the same values with their sources. */
export function HistoryPanel({ history, texts, references }: Props) {
  const { figure, isLog, series, promised } = history;
  const id = `history-${figure.name}`;
  const past = series.flatMap(({ values }) => values).sort((a, b) => b.at - a.at);
  const rows = [...past.map((each) => pastRow(each, references)), ...promised.map((each) => promisedRow(each, texts))];
  return (
    <figure aria-labelledby={id} className="history-panel">
      <h3 id={id}>{figure.label}</h3>
      <p>{isLog ? texts.log : texts.linear}</p>
      <HistoryDrawing history={history} texts={texts} />
      <details>
        <summary>Table</summary>
        <ValueTable label={figure.label} values={{ columns: texts.columns, rows }} />
      </details>
    </figure>
  );
}

function pastRow({ text, value: { asOf, error, copy, reported, source } }: PastValue, references: PageReferences) {
  const words = [text, error?.kind, copy, reported ? 'reported' : undefined].filter((part) => part !== undefined);
  return [
    formatPartial(asOf),
    words.join(', '),
    <SourceNumbers key={source.id} sources={references.numbered([source.id])} />,
  ];
}

function promisedRow(promised: PromisedValue, texts: HistoryTexts) {
  return [formatPartial(promised.due), promisedLabel(promised, texts), '–'];
}
