import { answer, compare } from './answer.ts';
import { buffersOf, type ComparisonRequest, type EngineRequest } from './engine-messages.ts';

/** Calculates off the page's main thread; each request is answered once, in order. */
addEventListener('message', ({ data }: MessageEvent<EngineRequest | ComparisonRequest>) => {
  if ('second' in data) {
    postMessage(compare(data));
    return;
  }
  const result = answer(data);
  postMessage(result, { transfer: buffersOf(result) as Transferable[] });
});
