import { startRun, stopRun } from '../runner/engine.ts';
import type { RunReport } from '../runner/engine-messages.ts';

/** A program that has not ended by then never will. */
const LONGEST = 10_000;

/** What came of a run, or a sentence that says why there is nothing. */
type Ran = { readonly report: RunReport } | { readonly fault: string };

/** Runs a Q# program once in the compiler's worker, which is fetched on first use. */
export function runOnce(source: string): Promise<Ran> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (ran: Ran) => {
      clearTimeout(timer);
      resolve(ran);
    };
    startRun(
      { language: 'qsharp', source, shots: 1, engineBytes: 0 },
      {
        // A check says no more than that it is at work: the size of the compiler's file is for a bar.
        onLoading: () => {},
        onRunning: () => {
          timer = setTimeout(stopRun, LONGEST);
        },
        onDone: (report) => end({ report }),
        onFailure: (failure) => end({ fault: FAULTS[failure] }),
      },
    );
  });
}

const FAULTS = {
  stopped: 'The program was stopped after 10 seconds: it does not end',
  crashed: 'The compiler ran out of memory. Fewer qubits or shots will do',
  unreachable: 'The compiler did not arrive. Check again when you are online',
} as const;
