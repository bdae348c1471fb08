import type { Experiment, Slice } from './experiment.ts';
import { rangeOf, ratesOf } from './ranges.ts';

/** The order of work: all points a little, so that every curve is soon there, then again and better. */
export const PASSES = [300, 1_700, 8_000, 20_000] as const;

/** How many shots a slice has at the most: a worker answers some times in a second. */
const MOST_SHOTS = 2_000;

/** All slices of an experiment, in the order in which they are worked off; each has a seed of its own. */
export function slicesOf(experiment: Experiment): Slice[] {
  const range = rangeOf(experiment);
  if (!range) throw new RangeError(`The ${experiment.code} code is not simulated with ${experiment.noise} noise`);
  const rates = ratesOf(range);
  let seed = 0;
  return PASSES.flatMap((shots) =>
    experiment.sizes.flatMap((size) =>
      rates.flatMap((rate) =>
        split(shots).map((part) => {
          seed += 1;
          return { experiment, size, rate, shots: part, seed };
        }),
      ),
    ),
  );
}

function split(shots: number): number[] {
  const parts = Math.ceil(shots / MOST_SHOTS);
  return Array.from({ length: parts }, (_, part) => Math.min(MOST_SHOTS, shots - part * MOST_SHOTS));
}
