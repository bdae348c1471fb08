import { useCallback, useState } from 'react';
import { type Failure, startRun, stopRun } from '../engine.ts';
import type { RunReport, RunRequest } from '../engine-messages.ts';

/** Where a program stands. */
export type RunState =
  | { phase: 'idle' }
  | { phase: 'loading'; share: number }
  | { phase: 'running' }
  | { phase: 'done'; report: RunReport; shots: number }
  | { phase: 'failed'; failure: Failure };

/** Runs one program of the page and tells where it stands. */
export function useProgramRun() {
  const [state, setState] = useState<RunState>({ phase: 'idle' });
  const run = useCallback((request: RunRequest) => {
    setState({ phase: 'loading', share: 0 });
    startRun(request, {
      onLoading: (share) => setState({ phase: 'loading', share }),
      onRunning: () => setState({ phase: 'running' }),
      onDone: (report) => setState({ phase: 'done', report, shots: request.shots }),
      onFailure: (failure) => setState({ phase: 'failed', failure }),
    });
  }, []);
  const clear = useCallback(() => setState({ phase: 'idle' }), []);
  return { state, run, stop: stopRun, clear, isBusy: state.phase === 'loading' || state.phase === 'running' };
}
