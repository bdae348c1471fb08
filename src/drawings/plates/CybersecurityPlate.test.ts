import { describe, expect, it } from 'vitest';
import { photonRounds, polarisation, siftedBit } from './CybersecurityPlate.tsx';

describe('BB84 rounds', () => {
  it('keep a bit exactly where the bases agree', () => {
    expect(photonRounds).toHaveLength(10);
    for (const photonRound of photonRounds) {
      const agree = photonRound.sent === photonRound.measured;
      expect(siftedBit(photonRound)).toBe(agree ? photonRound.bit : null);
    }
    const kept = photonRounds.filter((photonRound) => siftedBit(photonRound) !== null);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(photonRounds.length);
  });

  it('send the two bits of a basis at right angles', () => {
    for (const sent of ['rectilinear', 'diagonal'] as const) {
      const angles = ([0, 1] as const).map((bit) => polarisation({ bit, sent, measured: sent }));
      expect(Math.abs((angles[1] ?? 0) - (angles[0] ?? 0))).toBe(90);
    }
  });
});
