import { describe, expect, it } from 'vitest';
import type { DetectorErrorModel, Mechanism } from '../model/detector-error-model.ts';
import { matchingGraph } from './build-graph.ts';

const model = (detectors: number, mechanisms: readonly Mechanism[]): DetectorErrorModel => ({
  detectors,
  observables: 2,
  mechanisms,
  coordinates: new Map(),
});

const mechanism = (probability: number, detectors: readonly number[], observables = 0): Mechanism => ({
  probability,
  parts: [{ detectors, observables }],
});

describe('a matching graph', () => {
  it('has an edge for each mechanism, and lists those around each node', () => {
    const graph = matchingGraph(model(3, [mechanism(0.1, [0, 1]), mechanism(0.2, [2], 1), mechanism(0.3, [1, 2], 2)]));
    expect([...graph.from]).toEqual([0, 2, 1]);
    expect([...graph.to]).toEqual([1, 3, 2]);
    expect([...graph.flips]).toEqual([0, 1, 2]);
    expect(graph.weight[1]).toBeCloseTo(Math.log(4), 12);
    expect([...graph.starts]).toEqual([0, 1, 3, 5, 6]);
    expect([...graph.around]).toEqual([0, 0, 2, 1, 2, 1]);
  });

  it('takes each part of a decomposed mechanism for an edge', () => {
    const parts = [
      { detectors: [0, 1], observables: 1 },
      { detectors: [2], observables: 0 },
    ];
    const graph = matchingGraph(model(3, [{ probability: 0.1, parts }]));
    expect([...graph.to]).toEqual([1, 3]);
    expect([...graph.probability]).toEqual([0.1, 0.1]);
  });

  it('makes one edge of those with the same ends, with the observables of the more probable ones', () => {
    const same = matchingGraph(model(2, [mechanism(0.1, [0, 1]), mechanism(0.2, [0, 1])]));
    expect(same.edges).toBe(1);
    expect(same.probability[0]).toBeCloseTo(0.1 * 0.8 + 0.2 * 0.9, 12);
    const mixed = [mechanism(0.15, [0], 1), mechanism(0.1, [0], 2), mechanism(0.1, [0], 2)];
    expect([...matchingGraph(model(1, mixed)).flips]).toEqual([2]);
  });

  it('leaves out what never happens and what no detector sees', () => {
    expect(matchingGraph(model(2, [mechanism(0, [0, 1]), mechanism(0.1, [], 1)])).edges).toBe(0);
  });

  it('weighs the smallest probabilities and one half', () => {
    const { weight } = matchingGraph(model(2, [mechanism(5e-324, [0, 1]), mechanism(0.5, [0])]));
    expect(weight[0]).toBeGreaterThan(700);
    expect(weight[0]).toBeLessThan(800);
    expect(weight[1]).toBeCloseTo(0, 12);
  });

  it('says which mechanism it cannot take, and why', () => {
    const good = mechanism(0.1, [0]);
    const refused = (bad: Mechanism) => () => matchingGraph(model(3, [good, bad]));
    expect(refused(mechanism(0.1, [0, 1, 2]))).toThrow('Mechanism 1 flips 3 detectors at once (0, 1, 2)');
    expect(refused(mechanism(0.51, [0]))).toThrow('Mechanism 1 has probability 0.51');
    expect(refused(mechanism(Number.NaN, [0]))).toThrow('Mechanism 1 has probability NaN');
    expect(refused(mechanism(0.1, [0, 3]))).toThrow('Mechanism 1 flips detector 3, but the model has 3');
    expect(refused(mechanism(0.1, [1, 1]))).toThrow('Mechanism 1 names detector 1 twice');
  });
});
