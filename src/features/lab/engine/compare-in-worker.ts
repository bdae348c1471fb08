import { startEngineWorker } from './engine-client.ts';
import type { ComparisonRequest, ComparisonResult } from './engine-messages.ts';

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
