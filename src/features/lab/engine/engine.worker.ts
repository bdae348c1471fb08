import { answer } from './answer.ts';
import { buffersOf, type EngineRequest } from './engine-messages.ts';

/** Calculates off the page's main thread; each request is answered once, in order. */
addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  const result = answer(data);
  postMessage(result, { transfer: buffersOf(result) as Transferable[] });
});
