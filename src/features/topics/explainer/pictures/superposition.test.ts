import { describe, expect, it } from 'vitest';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { probabilities } from '#circuit/quantum/state-vector.ts';
import { addShots, inBasis, NO_SHOTS, RECENT_SHOTS, shoot, shotsOf, superpositionOf } from './superposition.ts';

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

describe('addShots', () => {
  it('counts every shot and keeps the latest, newest last', () => {
    const first = addShots(NO_SHOTS, [0, 1, 1]);
    expect(first).toEqual({ counts: [1, 2], recent: [0, 1, 1] });
    const second = addShots(first, new Array(RECENT_SHOTS - 1).fill(0));
    expect(second.counts).toEqual([RECENT_SHOTS, 2]);
    expect(second.recent).toHaveLength(RECENT_SHOTS);
    expect(second.recent[0]).toBe(1);
    expect(second.recent.at(-1)).toBe(0);
    expect(shotsOf(second)).toBe(RECENT_SHOTS + 2);
  });
});
