import type { EngineMessage, RunReport, RunRequest } from './engine-messages.ts';

/** How a run ended that has no report. */
export type Failure = 'unreachable' | 'crashed' | 'stopped';

export interface RunListener {
  onLoading: (share: number) => void;
  onRunning: () => void;
  onDone: (report: RunReport) => void;
  onFailure: (failure: Failure) => void;
}

/** The one worker of the page, which all its programs share, and the run that it is at. */
let worker: Worker | undefined;
let current: RunListener | undefined;

/** Runs a program in the worker, which is started if there is none. A run that another program began is stopped. */
export function startRun(request: RunRequest, listener: RunListener): void {
  if (current) stopRun();
  current = listener;
  worker ??= startWorker();
  worker.postMessage(request);
}

/** Ends the current run at once, whatever it is doing; the next run starts a new worker. */
export function stopRun(): void {
  end('stopped');
}

function startWorker(): Worker {
  const started = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<EngineMessage>) => hear(data));
  // The worker's own script did not arrive; faults of a run are told as messages.
  started.addEventListener('error', () => end('unreachable'));
  return started;
}

function hear(message: EngineMessage): void {
  if (message.kind === 'loading') current?.onLoading(message.share);
  else if (message.kind === 'running') current?.onRunning();
  else if (message.kind === 'done') {
    const listener = current;
    current = undefined;
    listener?.onDone(message.report);
  } else end(message.kind);
}

function end(failure: Failure): void {
  worker?.terminate();
  worker = undefined;
  const listener = current;
  current = undefined;
  listener?.onFailure(failure);
}
