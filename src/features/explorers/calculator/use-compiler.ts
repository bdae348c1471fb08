import { useState } from 'react';
import { type Failure, startEstimate, stopRun } from '#src/features/learn/runner/engine.ts';
import type { EstimateAnswer } from '#src/features/learn/runner/estimate-program.ts';
import { type CompilerSettings, parametersOf, partsOf, programOf, wholeOf } from './compiler-program.ts';
import type { Inputs } from './reckon.ts';

export type CompilerState =
  | { phase: 'idle' | 'running' }
  | { phase: 'loading'; share: number }
  | { phase: 'answered'; answer: EstimateAnswer }
  | { phase: 'failed'; failure: Failure };

/** Asks the compiler on request. An answer holds for what was asked: whatever changes, it has to be asked again. */
export function useCompiler(engineBytes: number) {
  const [state, setState] = useState<CompilerState>({ phase: 'idle' });
  const ask = (inputs: Inputs, settings: CompilerSettings) => {
    setState({ phase: 'loading', share: 0 });
    startEstimate(
      { source: programOf(inputs), parameters: parametersOf(settings, inputs), engineBytes },
      {
        onLoading: (share) => setState({ phase: 'loading', share }),
        onRunning: () => setState({ phase: 'running' }),
        onEstimated: (answer) =>
          setState({
            phase: 'answered',
            answer: 'message' in answer ? answer : { estimate: wholeOf(answer.estimate, partsOf(inputs)) },
          }),
        onFailure: (failure) => setState(failure === 'stopped' ? { phase: 'idle' } : { phase: 'failed', failure }),
      },
    );
  };
  const forget = () => {
    stopRun();
    setState({ phase: 'idle' });
  };
  return { state, ask, forget };
}
