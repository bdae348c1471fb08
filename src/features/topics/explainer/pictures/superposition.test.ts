import { describe, expect, it } from 'vitest';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { probabilities } from '#circuit/quantum/state-vector.ts';
import { inBasis, shoot, superpositionOf } from './superposition.ts';

describe('superpositionOf', () => {
  it('reads 1 with the given probability', () => {
    for (const probability of [0, 0.05, 0.5, 0.75, 1])
      expect(probabilities(superpositionOf(probability))[1]).toBeCloseTo(probability, 12);
  });

  it('is no coin: asked "+ or −", the even superposition always answers "+"', () => {
    const [plus, minus] = probabilities(inBasis(superpositionOf(0.5), '+-'));
    expect(plus).toBeCloseTo(1, 12);
    expect(minus).toBeCloseTo(0, 12);
    expect(probabilities(inBasis(superpositionOf(0), '+-'))[0]).toBeCloseTo(0.5, 12);
  });
});

describe('shoot', () => {
  it('gives as many results as asked for, and certain ones always', () => {
    expect(shoot(superpositionOf(1), 25, seededRandom(1))).toEqual(new Array(25).fill(1));
    expect(shoot(superpositionOf(0), 3, seededRandom(1))).toEqual([0, 0, 0]);
    expect(new Set(shoot(superpositionOf(0.5), 100, seededRandom(1)))).toEqual(new Set([0, 1]));
  });
});
