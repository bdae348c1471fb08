import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, startEstimate, startRun, stopRun } from '../engine.ts';
import type { EstimateRequest, RunReport, RunRequest } from '../engine-messages.ts';
import type { EstimateAnswer } from '../estimate-program.ts';
import type { EditorHandle } from './CodeEditor.tsx';

export type RunState =
  | { phase: 'idle' }
  | { phase: 'loading'; share: number }
  | { phase: 'running' }
  | { phase: 'done'; report: RunReport; shots: number }
  | { phase: 'estimated'; answer: EstimateAnswer }
  | { phase: 'failed'; failure: Failure };

/** What the last run found, and what the one before it counted. */
type Reports = [report?: RunReport | undefined, before?: RunReport['counts'] | undefined];

/**
 * Runs one program of the page and tells where it is. `report` is what the last run found; it stays until the next
 * run has ended, so that the page does not shrink and grow again meanwhile. `before` is what the run before it counted.
 */
export function useProgramRun() {
  const [state, setState] = useState<RunState>({ phase: 'idle' });
  const [[report, before], setReports] = useState<Reports>([]);
  const run = useCallback((request: RunRequest) => {
    setState({ phase: 'loading', share: 0 });
    startRun(request, {
      onLoading: (share) => setState({ phase: 'loading', share }),
      onRunning: () => setState({ phase: 'running' }),
      onDone: (found) => {
        setState({ phase: 'done', report: found, shots: request.shots });
        setReports(([last]) => (isEmpty(found) ? [] : [found, last?.counts]));
      },
      onFailure: (failure) => {
        setState({ phase: 'failed', failure });
        setReports([]);
      },
    });
  }, []);
  const estimate = useCallback((request: EstimateRequest) => {
    setState({ phase: 'loading', share: 0 });
    startEstimate(request, {
      onLoading: (share) => setState({ phase: 'loading', share }),
      onRunning: () => setState({ phase: 'running' }),
      onEstimated: (answer) => setState({ phase: 'estimated', answer }),
      onFailure: (failure) => setState({ phase: 'failed', failure }),
    });
  }, []);
  const clear = useCallback(() => {
    setState({ phase: 'idle' });
    setReports([]);
  }, []);
  return {
    state,
    report,
    before,
    run,
    estimate,
    stop: stopRun,
    clear,
    isBusy: state.phase === 'loading' || state.phase === 'running',
  };
}

/** A fault may leave nothing to show, or what came before it. */
function isEmpty({ counts, messages, dumps }: RunReport): boolean {
  return counts.length + messages.length + dumps.length === 0;
}

/**
 * Brings into view what a run has led to: its findings, or the first faulty line and what is wrong with it. The page
 * moves no farther than it must, and not at all where everything shows already.
 */
export function useRunInView(state: RunState, editor: RefObject<EditorHandle | null>) {
  const bar = useRef<HTMLDivElement>(null);
  const findings = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.phase === 'estimated') findings.current?.scrollIntoView({ block: 'nearest' });
    if (state.phase !== 'done') return;
    const [problem] = state.report.problems;
    if (problem) editor.current?.showLine(problem.line);
    (problem ? bar : findings).current?.scrollIntoView({ block: 'nearest' });
  }, [state, editor]);
  return { bar, findings };
}
