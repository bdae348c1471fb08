import { describe, expect, it } from 'vitest';
import { repetitionCode } from '../codes/repetition.ts';
import { rotatedSurfaceCode } from '../codes/rotated-surface.ts';
import { matchingGraph } from '../graph/build-graph.ts';
import { lookUpDecoder } from '../look-up/look-up-decoder.ts';
import { MatchingDecoder } from '../matching/matching-decoder.ts';
import { flipModel, phenomenologicalModel } from '../noise/phenomenological.ts';
import { UnionFindDecoder } from '../union-find/union-find-decoder.ts';
import { likelihoodDecoder } from './likelihood-decoder.ts';

describe('maximum likelihood', () => {
  it('knows the probability of everything that can be', () => {
    const { probabilities } = likelihoodDecoder(flipModel(rotatedSurfaceCode(3), 'X', 0.1));
    expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 12);
    const two = { detectors: [0], observables: 1 };
    const model = { detectors: 1, observables: 1, coordinates: new Map() };
    const mechanisms = [0.1, 0.2].map((probability) => ({ probability, parts: [two] }));
    const { probabilities: small } = likelihoodDecoder({ ...model, mechanisms });
    expect([...small].map((probability) => Number(probability.toFixed(12)))).toEqual([0.74, 0, 0, 0.26]);
  });

  it('fails as often as a vote of five copies', () => {
    const p = 0.2;
    const vote = 10 * p ** 3 * (1 - p) ** 2 + 5 * p ** 4 * (1 - p) + p ** 5;
    expect(likelihoodDecoder(flipModel(repetitionCode(5), 'X', p)).errorRate).toBeCloseTo(vote, 12);
  });

  it('keeps the digits of the smallest rates', () => {
    const rate = likelihoodDecoder(flipModel(repetitionCode(9), 'X', 1e-5)).errorRate;
    expect(rate / (126 * 1e-25)).toBeCloseTo(1, 3);
  });

  it.each([0.01, 0.05, 0.1, 0.15])(
    'is never worse than matching, nor matching than union-find beyond ties, at %f',
    (p) => {
      const code = rotatedSurfaceCode(3);
      const read = phenomenologicalModel(code, 'X', { data: p, measurement: p, rounds: 2 });
      for (const model of [flipModel(code, 'X', p), flipModel(rotatedSurfaceCode(5), 'Z', p), read]) {
        const graph = matchingGraph(model);
        const likelihood = likelihoodDecoder(model);
        const matching = likelihood.errorRateOf(new MatchingDecoder(graph));
        expect(likelihood.errorRateOf(likelihood)).toBeCloseTo(likelihood.errorRate, 14);
        expect(likelihood.errorRate).toBeLessThanOrEqual(matching * (1 + 1e-12));
        expect(likelihood.errorRate).toBeLessThanOrEqual(likelihood.errorRateOf(lookUpDecoder(model)) * (1 + 1e-12));
        // Of errors of the same weight either may pick the better one.
        expect(matching).toBeLessThanOrEqual(likelihood.errorRateOf(new UnionFindDecoder(graph)) * 1.01);
      }
    },
  );

  it('says that no error has a syndrome, and that a table would be too large', () => {
    const parts = [{ detectors: [0, 1], observables: 0 }];
    const model = { detectors: 2, observables: 1, mechanisms: [{ probability: 0.1, parts }], coordinates: new Map() };
    expect(() => likelihoodDecoder(model).decode(Int32Array.of(0), 1)).toThrow('No error of this model');
    expect(() => likelihoodDecoder({ ...model, detectors: 20 })).toThrow('this model has 21');
  });
});
