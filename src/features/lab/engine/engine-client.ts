import { trustedAddress } from '#src/base/trusted-address.ts';
import { answerAtOnce } from './answer-at-once.ts';
import workerUrl from './engine.worker.ts?worker&url';
import type { ComparisonRequest, ComparisonResult, EngineRequest, EngineResult } from './engine-messages.ts';

/** Each request is answered exactly once. */
export type EngineAnswer =
  /**
   * `isLatest` is false where a newer request has come meanwhile, which is answered later; for a picture that moves
   * along.
   */
  | (EngineResult & { readonly isLatest: boolean })
  /** A newer request took its place before it was calculated. */
  | { readonly kind: 'superseded' }
  /** `stop` was called. */
  | { readonly kind: 'stopped' }
  /** The worker's script did not arrive. */
  | { readonly kind: 'unreachable' }
  /** The worker broke down, probably out of memory. */
  | { readonly kind: 'crashed' };

export type EngineListener = (answer: EngineAnswer) => void;

export interface Engine {
  /** Small circuits without noise are answered before this returns, others by the worker. */
  ask(request: EngineRequest, listener: EngineListener): void;
  /** Ends the worker at once, whatever it is doing. The next request starts a new one. */
  stop(): void;
}

/** How long a request may hold up a newer one (ms). */
const PATIENCE = 400;

interface Job {
  readonly request: EngineRequest;
  readonly listener: EngineListener;
}

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

const trustedUrl = trustedAddress('lab-worker', workerUrl);

/** A worker that answers `engine-messages.ts`. */
export function startEngineWorker(): WorkerLike {
  return new Worker(trustedUrl, { type: 'module' });
}

/** An engine with a worker of its own, which starts with the first request that needs it. */
export function createEngine(startWorker: () => WorkerLike = startEngineWorker): Engine {
  let worker: WorkerLike | undefined;
  let hasAnswered = false;
  let running: (Job & { readonly since: number }) | undefined;
  let waiting: Job | undefined;
  let impatience: ReturnType<typeof setTimeout> | undefined;

  const drop = (kind: 'superseded' | 'stopped' | 'unreachable' | 'crashed', keepWaiting = false) => {
    clearTimeout(impatience);
    worker?.terminate();
    worker = undefined;
    hasAnswered = false;
    const dropped = [running, keepWaiting ? undefined : waiting];
    running = undefined;
    if (!keepWaiting) waiting = undefined;
    for (const job of dropped) job?.listener({ kind });
  };

  const next = () => {
    clearTimeout(impatience);
    const job = waiting;
    waiting = undefined;
    if (!job) return;
    running = { ...job, since: performance.now() };
    try {
      worker ??= started();
      worker.postMessage(job.request);
    } catch {
      // A policy or a browser forbids the worker.
      drop('unreachable');
    }
  };

  const started = (): WorkerLike => {
    const own = startWorker();
    own.addEventListener('message', ({ data }: MessageEvent<EngineResult>) => {
      if (own !== worker) return;
      hasAnswered = true;
      const job = running;
      running = undefined;
      const isLatest = waiting === undefined;
      next();
      job?.listener({ ...data, isLatest });
    });
    own.addEventListener('error', () => {
      if (own === worker) drop(hasAnswered ? 'crashed' : 'unreachable');
    });
    return own;
  };

  const giveUp = () => {
    drop('superseded', true);
    next();
  };

  return {
    ask(request, listener) {
      const small = answerAtOnce(request);
      if (small) {
        if (running) drop('superseded');
        listener({ ...small, isLatest: true });
        return;
      }
      const overtaken = waiting;
      waiting = { request, listener };
      if (!running) next();
      else {
        clearTimeout(impatience);
        impatience = setTimeout(giveUp, Math.max(0, running.since + PATIENCE - performance.now()));
      }
      overtaken?.listener({ kind: 'superseded' });
    },
    stop: () => drop('stopped'),
  };
}

/** Compares two circuits in a worker of their own, which then ends, as it does when the signal says so: then nothing comes. */
export function compareInWorker(request: ComparisonRequest, signal: AbortSignal): Promise<ComparisonResult> {
  return new Promise((resolve) => {
    const worker = startEngineWorker();
    const end = (result: ComparisonResult) => {
      worker.terminate();
      resolve(result);
    };
    signal.addEventListener('abort', () => worker.terminate());
    worker.addEventListener('message', ({ data }: MessageEvent<ComparisonResult>) => end(data));
    worker.addEventListener('error', () => end({ sentence: 'The circuits could not be compared; try again.' }));
    worker.postMessage(request);
  });
}
