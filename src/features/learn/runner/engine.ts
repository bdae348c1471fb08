import { trustedAddress } from '#src/base/trusted-address.ts';
import compilerUrl from './engine.worker.ts?worker&url';
import type { EngineMessage, EstimateRequest, RunReport, RunRequest } from './engine-messages.ts';
import type { EstimateAnswer } from './estimate-program.ts';

/** How a run ended that has no report. */
export type Failure = 'unreachable' | 'crashed' | 'stopped';

interface Listener {
  onLoading: (share: number) => void;
  onRunning: () => void;
  onFailure: (failure: Failure) => void;
}

export interface RunListener extends Listener {
  onDone: (report: RunReport) => void;
}

export interface EstimateListener extends Listener {
  onEstimated: (answer: EstimateAnswer) => void;
}

/** Circuits are run by the lab's own reader and engine, 20 KB; anything else by the compiler, which is 1.5 MB. */
type By = 'kernel' | 'compiler';

type Run = (
  | { request: RunRequest; listener: RunListener }
  | { request: EstimateRequest; listener: EstimateListener }
) & {
  by: By;
};

const trustedCompiler = trustedAddress('compiler-worker', compilerUrl);

/** The workers of the page, which all its programs share, and the run that one of them is at. */
const workers: Partial<Record<By, Worker>> = {};
let current: Run | undefined;

/** Runs a program in a worker, which is started if there is none. A run that another program began is stopped. */
export function startRun(request: RunRequest, listener: RunListener): void {
  if (current) stopRun();
  begin({ request, listener, by: request.language === 'openqasm' ? 'kernel' : 'compiler' });
  if (current?.by === 'kernel') listener.onRunning();
}

/** Estimates a program; a run that another program began is stopped. */
export function startEstimate(request: EstimateRequest, listener: EstimateListener): void {
  if (current) stopRun();
  begin({ request, listener, by: 'compiler' });
}

/** Ends the current run at once, whatever it is doing; the next run starts a new worker. */
export function stopRun(): void {
  if (current) end(current.by, 'stopped');
}

function begin(run: Run): void {
  current = run;
  workers[run.by] ??= startWorker(run.by);
  workers[run.by]?.postMessage(run.request);
}

function startWorker(by: By): Worker {
  // Each address stands as a whole where the build can see it.
  const started =
    by === 'kernel'
      ? new Worker(new URL('./kernel.worker.ts', import.meta.url), { type: 'module' })
      : new Worker(trustedCompiler, { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<EngineMessage>) => hear(by, data));
  // The worker's own script did not arrive; faults of a run are told as messages.
  started.addEventListener('error', () => end(by, 'unreachable'));
  return started;
}

function hear(by: By, message: EngineMessage): void {
  if (current?.by !== by) return;
  const run = current;
  if (message.kind === 'loading') run.listener.onLoading(message.share);
  else if (message.kind === 'running') run.listener.onRunning();
  else if (message.kind === 'beyond') {
    run.listener.onLoading(0);
    begin({ ...run, by: 'compiler' });
  } else if (message.kind === 'done' || message.kind === 'estimated') {
    current = undefined;
    if (message.kind === 'done' && 'onDone' in run.listener) run.listener.onDone(message.report);
    if (message.kind === 'estimated' && 'onEstimated' in run.listener) run.listener.onEstimated(message.answer);
  } else end(by, message.kind);
}

function end(by: By, failure: Failure): void {
  workers[by]?.terminate();
  delete workers[by];
  if (current?.by !== by) return;
  const { listener } = current;
  current = undefined;
  listener.onFailure(failure);
}
