import { describe, expect, it } from 'vitest';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { addPairs, agreement, agreementOfFixedCards, measurePairs, NO_PAIRS, RECENT_PAIRS } from './entangled-pair.ts';

const ANGLES = [0, 15, 45, 60, 90, 120, 165, 180].map((degrees) => (degrees * Math.PI) / 180);

describe('agreement', () => {
  it('is cos² of half the angle', () => {
    for (const angle of ANGLES) expect(Math.abs(agreement(angle) - Math.cos(angle / 2) ** 2)).toBeLessThan(1e-12);
  });

  it('meets fixed cards at 0, 90 and 180 degrees, and beats them in between', () => {
    for (const angle of [0, Math.PI / 2, Math.PI])
      expect(agreement(angle)).toBeCloseTo(agreementOfFixedCards(angle), 12);
    expect(agreement(Math.PI / 4)).toBeGreaterThan(agreementOfFixedCards(Math.PI / 4) + 0.1);
    expect(agreement(0.75 * Math.PI)).toBeLessThan(agreementOfFixedCards(0.75 * Math.PI) - 0.1);
  });

  it('of fixed cards is what hidden directions give', () => {
    const random = seededRandom(8);
    const PAIRS = 20_000;
    for (const angle of ANGLES) {
      let agreeing = 0;
      for (let pair = 0; pair < PAIRS; pair++) {
        const hidden = 2 * Math.PI * random();
        if (Math.sign(Math.cos(hidden)) === Math.sign(Math.cos(hidden - angle))) agreeing++;
      }
      const expected = agreementOfFixedCards(angle);
      expect(Math.abs(agreeing - PAIRS * expected)).toBeLessThanOrEqual(
        5 * Math.sqrt(PAIRS * expected * (1 - expected)),
      );
    }
  });
});

describe('measurePairs', () => {
  it('always agrees along the same direction, and never along opposite ones', () => {
    const same = addPairs(NO_PAIRS, measurePairs(0, 500, seededRandom(1)));
    expect(same.agreeing).toBe(500);
    expect(same.ones[0]).toBe(same.ones[1]);
    expect(addPairs(NO_PAIRS, measurePairs(Math.PI, 500, seededRandom(1))).agreeing).toBe(0);
  });

  it('agrees as predicted within five standard deviations, while each side alone is even', () => {
    const PAIRS = 20_000;
    for (const angle of ANGLES) {
      const tally = addPairs(NO_PAIRS, measurePairs(angle, PAIRS, seededRandom(6)));
      const expected = agreement(angle);
      const fiveSigma = (probability: number) => 5 * Math.sqrt(PAIRS * Math.abs(probability * (1 - probability)));
      expect(Math.abs(tally.agreeing - PAIRS * expected)).toBeLessThanOrEqual(fiveSigma(expected) + 1e-9);
      for (const ones of tally.ones) expect(Math.abs(ones - PAIRS / 2)).toBeLessThan(fiveSigma(0.5));
    }
  });
});

describe('addPairs', () => {
  it('counts every pair and keeps the latest, newest last', () => {
    const tally = addPairs(addPairs(NO_PAIRS, [[1, 1]]), new Array(RECENT_PAIRS).fill([0, 1]));
    expect(tally).toMatchObject({ pairs: RECENT_PAIRS + 1, agreeing: 1, ones: [1, RECENT_PAIRS + 1] });
    expect(tally.recent).toEqual(new Array(RECENT_PAIRS).fill([0, 1]));
  });
});
