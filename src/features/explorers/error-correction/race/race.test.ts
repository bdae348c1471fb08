import { describe, expect, it } from 'vitest';
import { DISTANCES } from '../patch/patch-state.ts';
import { decoderCorrections, hiddenFlips, outcomeOf } from './race.ts';
import { nextRace, readRace, writeRace } from './race-address.ts';

describe('a race against the decoder (R54.15)', () => {
  it('hides the same flips for the same seed, and always some that a check sees', () => {
    for (const distance of DISTANCES) {
      for (let seed = 1; seed <= 50; seed += 1) {
        const hidden = hiddenFlips({ distance, seed });
        expect(hiddenFlips({ distance, seed })).toEqual(hidden);
        expect(outcomeOf(distance, hidden, []).outcome).toBe('alight');
      }
    }
  });

  it('is won by whoever flips back just what had flipped', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const hidden = hiddenFlips({ distance: 5, seed });
      expect(outcomeOf(5, hidden, hidden)).toEqual({ outcome: 'corrected', lit: [], chains: [] });
    }
  });

  it('is won, too, by flips that differ from them by a product of checks, and lost by a chain across', () => {
    // The X check of qubits 1, 2, 6 and 7; and the first column, which runs from the top to the bottom.
    const hidden = [12];
    expect(outcomeOf(5, hidden, [12, 1, 2, 6, 7]).outcome).toBe('corrected');
    expect(outcomeOf(5, hidden, [12, 0, 5, 10, 15, 20])).toMatchObject({
      outcome: 'logical',
      chains: [{ error: 'X', qubits: [0, 5, 10, 15, 20] }],
    });
  });

  it('leaves no check alight after the decoder, which is right more often than not and not always', () => {
    const outcomes = Array.from({ length: 200 }, (_, index) => {
      const hidden = hiddenFlips({ distance: 5, seed: index + 1 });
      return outcomeOf(5, hidden, decoderCorrections(5, hidden)).outcome;
    });
    expect(outcomes).not.toContain('alight');
    const right = outcomes.filter((outcome) => outcome === 'corrected').length;
    expect(right).toBeGreaterThan(120);
    expect(right).toBeLessThan(200);
  });
});

describe('the address of a race (R54.15)', () => {
  it('is read as it is written, and the next one follows', () => {
    const state = { distance: 7, seed: 41 } as const;
    expect(readRace(`#${writeRace(state)}`)).toEqual({ state, left: [] });
    expect(nextRace(state)).toEqual({ distance: 7, seed: 42 });
    expect(nextRace({ distance: 7, seed: 999_999 })).toEqual({ distance: 7, seed: 1 });
  });

  it('opens what it can and names the rest', () => {
    expect(readRace('#race=4;0;9')).toEqual({ state: { distance: 5, seed: 1 }, left: ['“4”', '“0”', '“9”'] });
    expect(readRace('#race=7;1e9')).toEqual({ state: { distance: 7, seed: 1 }, left: ['“1e9”'] });
    expect(readRace('#patch=5')).toBeUndefined();
  });
});
