import type { ModelDecoder, ModelJob } from './count-model.ts';

/** A little at first, so that there is soon an answer; then so much at a time that a worker answers some times in a second. */
const PORTIONS = [
  { times: 10, shots: 200 },
  { times: 99, shots: 2_000 },
];

/** How many shots are decoded in all. */
export const ALL_SHOTS = PORTIONS.reduce((sum, { times, shots }) => sum + times * shots, 0);

/** All that is counted of a model, in this order; each portion has a seed of its own. */
export function jobsOf(text: string, decoder: ModelDecoder): ModelJob[] {
  const portions = PORTIONS.flatMap(({ times, shots }) => Array.from({ length: times }, () => shots));
  return portions.map((shots, index) => ({ text, decoder, shots, seed: index + 1 }));
}
