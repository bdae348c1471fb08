import { describe, expect, it } from 'vitest';
import { USUAL } from './inputs.ts';
import { type Inputs, isReckoning, type Reckoning, reckon } from './reckon.ts';

/** FeMoco by Low and others (2025). */
const FEMOCO: Inputs = { ...USUAL, logicalQubits: 1459, hot: 1459, toffolis: 9.99e8 };

function reckoned(inputs: Inputs): Reckoning {
  const answer = reckon(inputs);
  if (!isReckoning(answer)) throw new Error(answer);
  return answer;
}

describe('R57.2 every number on the way equals the one calculated by hand', () => {
  it('at the pace of factories', () => {
    const answer = reckoned(FEMOCO);
    expect(answer.states).toBe(999_000_000);
    expect(answer.hot).toBe(1459);
    expect(answer.cold).toBe(0);
    expect(answer.hotTiles).toBe(2188.5);
    expect(answer.keptTiles).toBe(2188.5);
    // At 27 it would be 10 times as much with 27/29 of the rounds: 0.081.
    expect(answer.distance).toBe(29);
    expect(answer.limit).toBe('factories');
    expect(answer.secondsPerState).toBeCloseTo(39.875e-6, 12);
    expect(answer.seconds).toBeCloseTo(39_835.125, 6);
    expect(answer.rounds).toBeCloseTo(3.983_512_5e10, -2);
    expect(answer.tileError / 1e-16).toBeCloseTo(1, 9);
    expect(answer.failure).toBeCloseTo(8.7179e-3, 6);
    expect(answer.tileQubits).toBe(1800);
    expect(answer.hotQubits).toBe(3_939_300);
    expect(answer.coldQubits).toBe(0);
    expect(answer.factoryQubits).toBe(518_400);
    expect(answer.qubits).toBe(4_457_700);
  });

  it('at the pace of the reaction, with T gates and storage', () => {
    const answer = reckoned({ ...FEMOCO, ts: 2e6, toffolis: 1e6, factories: 28, storage: 'yoked', hot: 59 });
    // 2 million states of 10 µs are 20 s, 2 × 10⁷ rounds; 59 × 1.5 + 1,400 tiles at 10^−13: 0.003.
    expect(answer.states).toBe(2e6);
    expect(answer.limit).toBe('reaction');
    expect(answer.seconds).toBeCloseTo(20, 9);
    expect(answer.keptTiles).toBe(1488.5);
    expect(answer.distance).toBe(23);
    expect(answer.failure).toBeCloseTo(2.977e-3, 6);
    expect(answer.coldQubits).toBeCloseTo((1400 * 2 * 24 ** 2) / 3, 6);
  });

  it('at the least distance there is', () => {
    expect(reckoned({ ...FEMOCO, logicalQubits: 1, hot: 1, toffolis: 1, error: 1e-6 }).distance).toBe(3);
  });
});

describe('R57.3 what has no answer says why', () => {
  it.each([
    [{ error: 0.01 }, 'above the threshold'],
    [{ error: 0.02 }, 'above the threshold'],
    [{ toffolis: 0 }, 'no magic states'],
    [{ factories: 0 }, 'no factories'],
    [{ error: 0.0099 }, 'too large a distance'],
  ] as const)('%j: %s', (part, why) => expect(reckon({ ...FEMOCO, ...part })).toBe(why));

  it('and the largest numbers that may be asked are answered at once', () => {
    const answer = reckoned({ ...FEMOCO, logicalQubits: 1e6, hot: 1e6, toffolis: 1e18, ts: 1e18 });
    expect(answer.distance).toBeLessThan(99);
    expect(Number.isFinite(answer.qubits * answer.seconds)).toBe(true);
  });
});
