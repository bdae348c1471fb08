import type { ReactNode } from 'react';
import type { Failure } from '../engine.ts';
import type { RunReport } from '../engine-messages.ts';
import { HistogramTable } from './HistogramTable.tsx';
import { StateTable } from './StateTable.tsx';
import type { RunState } from './use-program-run.ts';

const FAILURES: Record<Failure, string> = {
  stopped: 'Stopped.',
  unreachable: 'The compiler could not be loaded. Check the connection and press Run again.',
  crashed:
    'The simulator broke down, most often because the program needs more memory than the page may take. Use fewer qubits; Run starts it afresh.',
};

/** What came of a run, or how far it is. */
export function RunOutput({ state, children }: { state: RunState; children?: ReactNode }) {
  return (
    <div className="output">
      <p role="status">{statusText(state)}</p>
      {state.phase === 'loading' ? <progress aria-label="Loading the compiler" value={state.share} max={1} /> : null}
      {children}
      {state.phase === 'done' ? <Findings report={state.report} /> : null}
    </div>
  );
}

function statusText(state: RunState): string {
  if (state.phase === 'idle') return '';
  if (state.phase === 'loading') return 'Loading the compiler (about 1.6 MB, once).';
  if (state.phase === 'running') return 'Running.';
  if (state.phase === 'failed') return FAILURES[state.failure];
  const { report, shots } = state;
  if (report.problems.length > 0) return 'The program has a fault.';
  const counted = `${shots.toLocaleString('en-GB')} ${shots === 1 ? 'shot' : 'shots'}`;
  return `Finished ${counted} in ${Math.round(report.milliseconds).toLocaleString('en-GB')} ms.`;
}

function Findings({ report: { counts, messages, dumps } }: { report: RunReport }) {
  return (
    <div className="findings">
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
