import { describe, expect, it } from 'vitest';
import { rotatedSurfaceCode } from '../codes/rotated-surface.ts';
import { matchingGraph } from '../graph/build-graph.ts';
import { flipModel, phenomenologicalModel } from '../noise/phenomenological.ts';
import { seededRandom } from '../sampling/seeded-random.ts';
import { randomDefects } from '../testing/random-graph.ts';
import { UnionFindDecoder } from './union-find-decoder.ts';
import { unionFindSteps } from './union-find-steps.ts';

const line = matchingGraph({
  detectors: 4,
  observables: 1,
  mechanisms: [[0], [0, 1], [1, 2], [2, 3], [3]].map((detectors, at) => ({
    probability: 0.1,
    parts: [{ detectors, observables: at === 0 ? 1 : 0 }],
  })),
  coordinates: new Map(),
});

describe('union-find, step by step', () => {
  it('tells how neighbors grow half an edge each and meet', () => {
    expect(unionFindSteps(line, [1, 2])).toEqual({
      steps: [
        {
          grown: [
            { edge: 1, fromShare: 0, toShare: 0.5 },
            { edge: 2, fromShare: 0.5, toShare: 0.5 },
            { edge: 3, fromShare: 0.5, toShare: 0 },
          ],
          clusters: [{ detectors: [1, 2], status: 'even' }],
        },
      ],
      edges: [2],
      observables: 0,
    });
  });

  it('tells how a cluster grows to the boundary', () => {
    const { steps, edges, observables } = unionFindSteps(line, [0]);
    expect(steps.map(({ clusters }) => clusters)).toEqual([
      [{ detectors: [0], status: 'odd' }],
      [{ detectors: [0, 1], status: 'boundary' }],
    ]);
    expect(steps[1]?.grown).toEqual([
      { edge: 0, fromShare: 1, toShare: 0 },
      { edge: 1, fromShare: 1, toShare: 0 },
    ]);
    expect({ edges, observables }).toEqual({ edges: [0], observables: 1 });
  });

  it('answers as the decoder does', () => {
    const random = seededRandom(5);
    const code = rotatedSurfaceCode(5);
    const noise = { data: 0.01, measurement: 0.03, rounds: 3 };
    for (const model of [flipModel(code, 'Z', 0.1), phenomenologicalModel(code, 'X', noise)]) {
      const graph = matchingGraph(model);
      const decoder = new UnionFindDecoder(graph);
      for (let shot = 0; shot < 200; shot += 1) {
        const defects = randomDefects(graph.detectors, Math.floor(random() * 9), random);
        const observables = decoder.decode(Int32Array.from(defects), defects.length);
        const told = unionFindSteps(graph, defects);
        expect(told.edges).toEqual([...decoder.edges.subarray(0, decoder.edgeCount)]);
        expect(told.observables).toBe(observables);
        expect(told.steps.at(-1)?.clusters.some(({ status }) => status === 'odd') ?? false).toBe(false);
      }
    }
  });

  it('tells nothing where nothing fired', () => {
    expect(unionFindSteps(line, [])).toEqual({ steps: [], edges: [], observables: 0 });
  });
});
