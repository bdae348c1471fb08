import { describe, expect, it } from 'vitest';
import { rotatedSurfaceCode } from '../codes/rotated-surface.ts';
import { toricCode } from '../codes/toric.ts';
import { failuresOfAll, failuresOfSome, lightestFailure } from '../exhaustion/errors-of-weight.ts';
import { matchingGraph } from '../graph/build-graph.ts';
import { flipModel, phenomenologicalModel } from '../noise/phenomenological.ts';
import { seededRandom } from '../sampling/seeded-random.ts';
import { explanation } from '../testing/explanation.ts';
import { randomDefects, randomModel } from '../testing/random-graph.ts';
import { UnionFindDecoder } from './union-find-decoder.ts';

const patch = (distance: number) => flipModel(rotatedSurfaceCode(distance), 'X', 0.01);

describe('union-find', () => {
  it.each([3, 5, 7])('corrects every error lighter than half the distance %i', (distance) => {
    const model = patch(distance);
    const decoder = new UnionFindDecoder(matchingGraph(model));
    for (let weight = 0; weight <= (distance - 1) / 2; weight += 1) {
      expect(failuresOfAll(model, decoder, weight).failures).toBe(0);
    }
  });

  it('corrects every error of one flip or misread check where checks are read again and again', () => {
    const noise = { data: 0.01, measurement: 0.01, rounds: 3 };
    const model = phenomenologicalModel(rotatedSurfaceCode(5), 'X', noise);
    const decoder = new UnionFindDecoder(matchingGraph(model));
    expect(failuresOfAll(model, decoder, 1).failures).toBe(0);
    expect(failuresOfAll(model, decoder, 2).failures).toBe(0);
  });

  it('corrects errors of five flips at distance 11, by chance', () => {
    const model = patch(11);
    const decoder = new UnionFindDecoder(matchingGraph(model));
    expect(failuresOfSome(model, decoder, { weight: 5, errors: 20_000, random: seededRandom(11) })).toBe(0);
  });

  it('is beaten by an error of half the distance', () => {
    const model = patch(5);
    const beaten = lightestFailure(model, new UnionFindDecoder(matchingGraph(model)), 5);
    expect(beaten).toHaveLength(3);
  });

  it.each([0, 5])('explains whatever fires, with %i ways out', (exits) => {
    const random = seededRandom(3 + exits);
    for (let trial = 0; trial < 300; trial += 1) {
      const detectors = 12 + Math.floor(random() * 40);
      const graph = matchingGraph(randomModel(detectors, exits, random));
      const decoder = new UnionFindDecoder(graph);
      for (let shot = 0; shot < 5; shot += 1) {
        const count = exits > 0 ? Math.floor(random() * 12) : 2 * Math.floor(random() * 6);
        const defects = randomDefects(detectors, count, random);
        const observables = decoder.decode(Int32Array.from(defects), count);
        const { fired, flips } = explanation(decoder, graph);
        expect(fired).toEqual(defects.toSorted((one, other) => one - other));
        expect(flips).toBe(observables);
      }
    }
  });

  it('gives 0 and no edge for no defect', () => {
    const decoder = new UnionFindDecoder(matchingGraph(patch(3)));
    decoder.decode(Int32Array.of(0), 1);
    expect(decoder.decode(new Int32Array(), 0)).toBe(0);
    expect(decoder.edgeCount).toBe(0);
  });

  it('refuses an odd number of defects where there is no boundary, and goes on', () => {
    const graph = matchingGraph(flipModel(toricCode(4), 'X', 0.1));
    const decoder = new UnionFindDecoder(graph);
    const expected = new UnionFindDecoder(graph).decode(Int32Array.of(0, 7), 2);
    expect(() => decoder.decode(Int32Array.of(0, 5, 7), 3)).toThrow('An odd number of detectors fired in a part');
    expect(() => decoder.decode(Int32Array.of(3, -1), 2)).toThrow('Detector -1 fired, but the model has 16');
    expect(decoder.decode(Int32Array.of(0, 7), 2)).toBe(expected);
  });
});
