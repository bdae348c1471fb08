import { type RefObject, useEffect, useRef } from 'react';
import type { EditorHandle } from './CodeEditor.tsx';
import type { RunState } from './use-program-run.ts';

/**
 * Brings into view what a run has led to: its findings, or the first faulty line and what is wrong with it. The page
 * moves no farther than it must, and not at all where everything shows already.
 */
export function useRunInView(state: RunState, editor: RefObject<EditorHandle | null>) {
  const bar = useRef<HTMLDivElement>(null);
  const findings = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.phase !== 'done') return;
    const [problem] = state.report.problems;
    if (problem) editor.current?.showLine(problem.line);
    (problem ? bar : findings).current?.scrollIntoView({ block: 'nearest' });
  }, [state, editor]);
  return { bar, findings };
}
