import { countSlice } from './count-slice.ts';
import type { Slice } from './experiment.ts';

/** Counts off the page's main thread; each slice is answered once, in order. */
addEventListener('message', ({ data }: MessageEvent<Slice>) => postMessage(countSlice(data)));
