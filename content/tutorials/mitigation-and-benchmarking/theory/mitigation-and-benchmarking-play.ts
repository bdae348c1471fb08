import { fixed, whole } from '#src/charts/numbers.ts';
import type { Playable, PlayState } from '#src/features/learn/tutorials/state/playable.ts';
import {
  canceled,
  decayed,
  type Estimate,
  exponential,
  meanVariance,
  polynomial,
  raw,
} from './mitigation-and-benchmarking-theory.ts';

const LAYERS = 4;
const RUNS = [100, 1000, 10_000];

const METHODS = ['Raw', 'Line', 'Exp.', 'Cancel'];

/** A measured mean at a strength of the noise. */
export interface Measured extends Estimate {
  strength: number;
}

export interface StrengthPicture {
  /** The true mean at a strength from 0 to 5. */
  trueMean: (strength: number) => number;
  measured: Measured[];
  /** The curve that is read at strength 0, if the method draws one. */
  guide: 'line' | 'curve' | 'none';
  /** What the method says of no noise; its scatter is unknown where the second value drowns in its own. */
  estimate: Estimate & { isLost: boolean };
}

/** The mean of Z after four layers, over the strength of the noise, and what four methods say of none. */
export const play: Playable<StrengthPicture> = {
  about: 'A mean, over the strength of its noise',
  controls: [
    { name: 'p', label: 'Flips', kind: 'range', max: 0.1, step: 0.01, say: (p) => `p = ${fixed(p, 2)}` },
    { name: 'method', label: 'Method', kind: 'choice', max: 3, say: (method) => METHODS[method] ?? '' },
    { name: 'runs', label: 'Runs', kind: 'choice', max: 2, say: (runs) => whole(RUNS[runs] ?? 0) },
  ],
  start: { p: 0.05, method: 0, runs: 0 },
  stateOf: ({ p = 0, method = 0, runs = 0 }) => mitigated(p, method, RUNS[runs] ?? 0),
};

function mitigated(p: number, method: number, runs: number): PlayState<StrengthPicture> {
  const trueMean = (strength: number) => decayed(p, LAYERS * strength);
  const measured = (method === 1 || method === 2 ? [1, 3] : [1]).map((strength) => ({
    strength,
    mean: trueMean(strength),
    sigma: Math.sqrt(meanVariance(trueMean(strength), runs)),
  }));
  const estimate = estimated(p, method, runs);
  const { mean, sigma } = estimate;
  const far = measured.at(-1);
  const isLost = method === 2 && far !== undefined && far.mean < 3 * far.sigma;
  return {
    title: isLost
      ? `Too few runs for an exponential: the second value is ${fixed(far.mean, 2)} ± ${fixed(far.sigma, 2)}`
      : sentence(p, method, estimate),
    value: isLost ? '?' : fixed(mean, 2),
    note: isLost ? `p = ${fixed(p, 2)}` : `± ${fixed(sigma, 2)}, p = ${fixed(p, 2)}`,
    data: {
      trueMean,
      measured,
      guide: method === 1 ? 'line' : method === 2 ? 'curve' : 'none',
      estimate: { ...estimate, isLost },
    },
  };
}

function estimated(p: number, method: number, runs: number): Estimate {
  if (method === 1) return polynomial(p, LAYERS, runs, [1, 3]);
  if (method === 2) return exponential(p, LAYERS, runs);
  return method === 3 ? canceled(p, LAYERS, runs) : raw(p, LAYERS, runs);
}

const SAID = ['As it is measured', 'A line through two values', 'An exponential through two', 'Flips canceled'];

function sentence(p: number, method: number, { mean, sigma }: Estimate): string {
  if (p === 0) return 'Without flips the mean is 1.00, and it does not scatter';
  const low = Math.round(100 * (1 - mean));
  const off = low === 0 ? 'right on average' : `${fixed(low / 100, 2)} too low`;
  return `${SAID[method]}: ${fixed(mean, 2)} ± ${fixed(sigma, 2)}, ${off}`;
}
