import { matchingGraph } from '#decoding/graph/build-graph.ts';
import { Sampler } from '#decoding/sampling/sampler.ts';
import { seededRandom } from '#decoding/sampling/seeded-random.ts';
import { UnionFindDecoder } from '#decoding/union-find/union-find-decoder.ts';
import { memoryModel, roundsOf } from './memory-run.ts';

/** How long a decoding takes here: the median of the batches, in seconds per round, and how many decodings they are of. */
export interface Measured {
  readonly seconds: number;
  readonly decodings: number;
}

const [SHOTS, BATCH_MS, WARM_MS, ALL_MS] = [64, 5, 50, 170];

/**
 * Times union-find on whole memories of this distance. Clocks of browsers are coarse, up to a millisecond, so batches of
 * decodings are timed that take some of those. The first ones, before the engine has compiled the decoder, do not count.
 */
export function measureDecoding(distance: number, now: () => number = () => performance.now()): Measured {
  const model = memoryModel(distance);
  const decoder = new UnionFindDecoder(matchingGraph(model));
  const sampler = new Sampler(model, seededRandom(1));
  const shots = Array.from({ length: SHOTS }, () => {
    sampler.draw();
    return sampler.defects.slice(0, sampler.count);
  });
  const passes: number[] = [];
  let decodings = 0;
  const begin = now();
  while (passes.length === 0 || now() - begin < ALL_MS) {
    const start = now();
    let count = 0;
    do {
      for (const defects of shots) decoder.decode(defects, defects.length);
      count += SHOTS;
    } while (now() - start < BATCH_MS);
    if (start - begin < WARM_MS) continue;
    passes.push((now() - start) / count);
    decodings += count;
  }
  passes.sort((a, b) => a - b);
  return { seconds: (passes[passes.length >> 1] as number) / 1000 / roundsOf(distance), decodings };
}
