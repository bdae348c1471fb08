import type { Decoder } from '../graph/decoder.ts';
import type { DetectorErrorModel } from '../model/detector-error-model.ts';
import { Sampler } from './sampler.ts';
import type { RandomSource } from './seeded-random.ts';

/** How many shots were drawn, and in how many the decoder was wrong about an observable. */
export interface FailureCount {
  readonly shots: number;
  readonly failures: number;
}

/** Draws shots from a model, decodes each, and counts those after which an observable is not what the decoder says. */
export function countFailures(
  model: DetectorErrorModel,
  decoder: Decoder,
  shots: number,
  random: RandomSource,
): FailureCount {
  const sampler = new Sampler(model, random);
  let failures = 0;
  for (let shot = 0; shot < shots; shot += 1) {
    sampler.draw();
    if (decoder.decode(sampler.defects, sampler.count) !== sampler.observables) failures += 1;
  }
  return { shots, failures };
}
