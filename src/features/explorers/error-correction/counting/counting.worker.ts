import { count, type Job } from './count.ts';

/** Counts off the page's main thread; each job is answered once, in order. */
addEventListener('message', ({ data }: MessageEvent<Job>) => postMessage(count(data)));
