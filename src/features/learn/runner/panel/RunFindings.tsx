import type { Ref } from 'react';
import type { RunReport } from '../engine-messages.ts';
import { HistogramTable } from './HistogramTable.tsx';
import { StateTable } from './StateTable.tsx';

interface Props {
  report: RunReport;
  /** The program runs again: these are still the findings of the run before. */
  isBusy: boolean;
  ref: Ref<HTMLDivElement>;
}

/** What came of a run: how often each outcome came, the states, what was printed. */
export function RunFindings({ report: { counts, messages, dumps }, isBusy, ref }: Props) {
  return (
    <div ref={ref} className="findings" aria-busy={isBusy}>
      {counts.length > 0 ? <HistogramTable counts={counts} /> : null}
      {dumps.map((dump, index) => (
        <StateTable
          // biome-ignore lint/suspicious/noArrayIndexKey: the dumps of one run never move
          key={index}
          state={dump}
          title={dumps.length > 1 ? `State ${index + 1} of ${dumps.length}` : 'State (DumpMachine)'}
        />
      ))}
      {messages.length > 0 ? (
        <figure>
          <figcaption>Printed</figcaption>
          <pre>{messages.join('\n')}</pre>
        </figure>
      ) : null}
    </div>
  );
}
