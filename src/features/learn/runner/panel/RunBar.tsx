import type { ReactNode, Ref } from 'react';
import type { Failure } from '../engine.ts';
import { RunControls } from './RunControls.tsx';
import type { RunState } from './use-program-run.ts';

interface Props {
  id: string;
  title: string;
  defaultShots: number;
  state: RunState;
  /** What the reader has in the editor, if it is open. */
  version: { isChanged: boolean } | undefined;
  onRun: (shots: number) => void;
  /** Of a program in Q#. */
  onEstimate: (() => void) | undefined;
  onStop: () => void;
  onEdit: () => void;
  onReset: () => void;
  /** What is wrong with the program. */
  children?: ReactNode;
  form: Ref<HTMLFormElement>;
  ref: Ref<HTMLDivElement>;
}

const FAILURES: Record<Failure, string> = {
  stopped: 'Stopped.',
  unreachable: 'What runs the program could not be loaded. Check the connection and press Run again.',
  crashed:
    'The simulator broke down, most often because the program needs more memory than the page may take. Use fewer qubits; Run starts it afresh.',
};

const KEPT = 'This is your version; this browser keeps it. Reset brings the published one back.';

/** The controls, how far a run is, and what is wrong: stays at the foot of the window while a long program passes. */
export function RunBar({ state, version, children, ref, ...controls }: Props) {
  const isBusy = state.phase === 'loading' || state.phase === 'running';
  return (
    <div ref={ref} className="run-bar">
      <RunControls {...controls} isBusy={isBusy} isEdited={version !== undefined} />
      <p role="status">{statusText(state) || (version?.isChanged ? KEPT : '')}</p>
      {state.phase === 'loading' ? <progress aria-label="Loading the compiler" value={state.share} max={1} /> : null}
      {children}
    </div>
  );
}

function statusText(state: RunState): string {
  if (state.phase === 'idle') return '';
  if (state.phase === 'loading') return 'Loading the compiler (about 1.6 MB, once).';
  if (state.phase === 'running') return 'Running.';
  if (state.phase === 'failed') return FAILURES[state.failure];
  if (state.phase === 'estimated')
    return 'estimate' in state.answer
      ? 'Estimated without running.'
      : `The compiler gives no estimate: ${state.answer.message}`;
  const { report, shots } = state;
  if (report.problems.length > 0) return 'The program has a fault.';
  const counted = `${shots.toLocaleString('en-US')} ${shots === 1 ? 'shot' : 'shots'}`;
  return `Finished ${counted} in ${Math.round(report.milliseconds).toLocaleString('en-US')} ms.`;
}
