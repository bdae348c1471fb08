import { describe, expect, it } from 'vitest';
import { rotatedSurfaceCode } from '../codes/rotated-surface.ts';
import { toricCode } from '../codes/toric.ts';
import { errorsOfWeight } from '../exhaustion/errors-of-weight.ts';
import { matchingGraph } from '../graph/build-graph.ts';
import type { MatchingGraph } from '../graph/matching-graph.ts';
import { lookUpDecoder } from '../look-up/look-up-decoder.ts';
import { flipModel } from '../noise/phenomenological.ts';
import { seededRandom } from '../sampling/seeded-random.ts';
import { explanation } from '../testing/explanation.ts';
import { graphModel } from '../testing/graph-model.ts';
import { lightestPairing } from '../testing/lightest-pairing.ts';
import { randomDefects, randomModel } from '../testing/random-graph.ts';
import { MatchingDecoder } from './matching-decoder.ts';

const decoded = (decoder: MatchingDecoder, graph: MatchingGraph, defects: readonly number[]) => {
  const observables = decoder.decode(Int32Array.from(defects), defects.length);
  return { observables, ...explanation(decoder, graph) };
};

describe('exact matching', () => {
  it.each([0, 6])('is as light as the lightest of all pairings of up to ten defects, with %i ways out', (exits) => {
    const random = seededRandom(1 + exits);
    for (let trial = 0; trial < 1000; trial += 1) {
      const detectors = 10 + Math.floor(random() * 16);
      const graph = matchingGraph(randomModel(detectors, exits, random));
      const decoder = new MatchingDecoder(graph);
      const count = exits > 0 ? Math.floor(random() * 11) : 2 * Math.floor(random() * 6);
      const defects = randomDefects(detectors, count, random);
      const { fired, flips, weight, observables } = decoded(decoder, graph, defects);
      expect(fired).toEqual(defects.toSorted((one, other) => one - other));
      expect(flips).toBe(observables);
      expect(weight).toBeCloseTo(lightestPairing(graph, defects), 4);
    }
  });

  it.each([3, 5])(
    'is as light as the lightest error for every error of up to three flips at distance %i',
    (distance) => {
      const model = flipModel(rotatedSurfaceCode(distance), 'X', 0.05);
      const graph = matchingGraph(model);
      const decoder = new MatchingDecoder(graph);
      const { weights } = lookUpDecoder(graphModel(graph));
      for (const weight of [0, 1, 2, 3]) {
        for (const { defects, defectCount } of errorsOfWeight(model, weight)) {
          const syndrome = defects.subarray(0, defectCount).reduce((bits, defect) => bits | (1 << defect), 0);
          const answer = decoded(decoder, graph, [...defects.subarray(0, defectCount)]);
          expect(answer.weight).toBeCloseTo((weights[syndrome] as number) - (weights[0] as number), 5);
        }
      }
    },
  );

  it('gives 0 and no edge for no defect', () => {
    const graph = matchingGraph(flipModel(rotatedSurfaceCode(3), 'X', 0.1));
    const decoder = new MatchingDecoder(graph);
    decoder.decode(Int32Array.of(0, 1), 2);
    expect(decoder.decode(new Int32Array(), 0)).toBe(0);
    expect(decoder.edgeCount).toBe(0);
  });

  it('refuses an odd number of defects where there is no boundary, and goes on', () => {
    const decoder = new MatchingDecoder(matchingGraph(flipModel(toricCode(4), 'X', 0.1)));
    const fresh = new MatchingDecoder(matchingGraph(flipModel(toricCode(4), 'X', 0.1)));
    expect(() => decoder.decode(Int32Array.of(0, 5, 7), 3)).toThrow('An odd number of detectors fired in a part');
    expect(() => decoder.decode(Int32Array.of(99), 1)).toThrow('Detector 99 fired, but the model has 16');
    expect(decoder.decode(Int32Array.of(0, 7), 2)).toBe(fresh.decode(Int32Array.of(0, 7), 2));
  });
});
