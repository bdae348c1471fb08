import type { Ref } from 'react';
import type { RunReport } from '../engine-messages.ts';
import type { Language } from '../language.ts';
import { HistogramTable } from './HistogramTable.tsx';
import { StateTable } from './StateTable.tsx';

interface Props {
  report: RunReport;
  /** What the run before it counted, if there was one. */
  before: RunReport['counts'] | undefined;
  language: Language;
  /** The program runs again: these are still the findings of the run before. */
  isBusy: boolean;
  ref: Ref<HTMLDivElement>;
}

/** What came of a run: how often each outcome came, the states, what was printed. */
export function RunFindings({ report, before, language, isBusy, ref }: Props) {
  const { counts, theory, messages, dumps, titles } = report;
  const note = orderNote(language, report);
  return (
    <div ref={ref} className="findings" aria-busy={isBusy}>
      {counts.length > 0 ? <HistogramTable counts={counts} before={before} theory={theory} /> : null}
      {dumps.map((dump, index) => (
        <StateTable
          // biome-ignore lint/suspicious/noArrayIndexKey: the dumps of one run never move
          key={index}
          state={dump}
          title={
            titles?.[index] ?? (dumps.length > 1 ? `State ${index + 1} of ${dumps.length}` : 'State (DumpMachine)')
          }
        />
      ))}
      {note ? <p>{note}</p> : null}
      {messages.length > 0 ? (
        <figure>
          <figcaption>Printed</figcaption>
          <pre>{messages.join('\n')}</pre>
        </figure>
      ) : null}
    </div>
  );
}

/** What has to be said of the order of digits: the site writes qubit 0 rightmost, Q# prints it leftmost. */
export function orderNote(
  language: Language,
  { counts, dumps }: Pick<RunReport, 'counts' | 'dumps'>,
): string | undefined {
  const texts = [...counts.map(([outcome]) => outcome), ...dumps.flatMap((dump) => Object.keys(dump))];
  const hasOrder = language === 'qsharp' && texts.some((text) => /^[01][01 ]+$/.test(text));
  return hasOrder
    ? 'Q# prints the first qubit or result leftmost; the text, the lab and Qiskit write qubit 0 rightmost.'
    : undefined;
}
