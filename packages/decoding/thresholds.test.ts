import { describe, expect, it } from 'vitest';
import { repetitionCode } from './codes/repetition.ts';
import { matchingGraph } from './graph/build-graph.ts';
import type { Decoder } from './graph/decoder.ts';
import type { MatchingGraph } from './graph/matching-graph.ts';
import { MatchingDecoder } from './matching/matching-decoder.ts';
import { flipModel } from './noise/phenomenological.ts';
import { countFailures } from './sampling/count-failures.ts';
import { seededRandom } from './sampling/seeded-random.ts';
import { crossingOf } from './statistics/crossing.ts';
import {
  CIRCUIT_MATCHING,
  CIRCUIT_UNION_FIND,
  countCurves,
  FLIPS_MATCHING,
  FLIPS_UNION_FIND,
  READ_AGAIN_MATCHING,
  READ_AGAIN_UNION_FIND,
} from './testing/published-thresholds.ts';
import { UnionFindDecoder } from './union-find/union-find-decoder.ts';

/** Sizes from eight on: curves of smaller tori cross at higher rates. */
const TRIALS = [
  { published: FLIPS_UNION_FIND, sizes: [8, 16], shots: 4000, deviation: 0.0015 },
  { published: FLIPS_MATCHING, sizes: [8, 16], shots: 1200, deviation: 0.003 },
  { published: READ_AGAIN_UNION_FIND, sizes: [8, 12], shots: 2000, deviation: 0.0006 },
  { published: READ_AGAIN_MATCHING, sizes: [8, 12], shots: 400, deviation: 0.0015 },
  { published: CIRCUIT_MATCHING, sizes: [6, 10], shots: 500, deviation: 0.0008 },
  { published: CIRCUIT_UNION_FIND, sizes: [6, 10], shots: 2500, deviation: 0.0008 },
].map((trial) => [`${trial.published.noise}, ${trial.published.decoder}`, trial] as const);

// Fifteen seconds by itself; a busy machine takes many times as long.
describe('the threshold of the toric code (R51.14)', { timeout: 300_000 }, () => {
  it.each(TRIALS)('is found again: %s', (_, { published, sizes, shots, deviation }) => {
    const crossing = crossingOf(countCurves(published, sizes, shots));
    if (crossing.kind === 'none') throw new Error(crossing.why);
    expect(crossing.deviation).toBeLessThan(deviation);
    expect(Math.abs(crossing.rate - published.rate)).toBeLessThan(published.within + 2 * crossing.deviation);
  });
});

describe('the repetition code (R51.14)', () => {
  const decoders = [
    ['matching', (graph: MatchingGraph) => new MatchingDecoder(graph)],
    ['union-find', (graph: MatchingGraph) => new UnionFindDecoder(graph)],
  ] as const;
  const lengths = [3, 5, 9, 15];
  const shots = 20_000;

  it.each(decoders)('is better the longer it is, up to errors of one half, by %s', (_, decoderOf) => {
    for (const rate of [0.1, 0.3, 0.45]) {
      for (const length of lengths) {
        const share = shareOfFailures(length, rate, decoderOf);
        const lost = lostVotes(length, rate);
        expect(Math.abs(share - lost)).toBeLessThan(3.5 * Math.sqrt((lost * (1 - lost)) / shots) + 1 / shots);
      }
    }
    for (const length of lengths) {
      expect(shareOfFailures(length, 0.5, decoderOf)).toBeCloseTo(0.5, 1);
    }
  });

  function shareOfFailures(length: number, rate: number, decoderOf: (graph: MatchingGraph) => Decoder) {
    const model = flipModel(repetitionCode(length), 'X', rate);
    return countFailures(model, decoderOf(matchingGraph(model)), shots, seededRandom(length)).failures / shots;
  }
});

/** The probability that more than half of an odd number of copies are wrong. */
function lostVotes(copies: number, rate: number): number {
  let [all, lost] = [(1 - rate) ** copies, 0];
  for (let wrong = 1; wrong <= copies; wrong += 1) {
    all *= ((copies - wrong + 1) / wrong) * (rate / (1 - rate));
    if (wrong > copies / 2) lost += all;
  }
  return lost;
}
