import { describe, expect, it } from 'vitest';
import { FIRST, LEAST, MOST, nearestStop, STOPS } from './state.ts';
import { readUnderWay, writeUnderWay } from './under-way-address.ts';

describe('a memory under way in the address (R54.11)', () => {
  it('comes back as it was', () => {
    for (const decoder of STOPS) {
      const state = { platform: 'ions', distance: 7, decoder, seed: 12 } as const;
      expect(readUnderWay(`#${writeUnderWay(state)}`)).toEqual({ state, left: [] });
    }
    expect(readUnderWay('#under-way')).toEqual({ state: FIRST, left: [] });
    expect(readUnderWay('#under-way=chip;5;3e-6')).toEqual({ state: FIRST, left: [] });
  });

  it('keeps a decoder within the dial, and names what it does not take', () => {
    for (const [asked, taken] of [
      ['0', LEAST],
      ['-2', LEAST],
      ['1e-400', LEAST],
      ['1e30', MOST],
      ['Infinity', MOST],
    ] as const) {
      const read = readUnderWay(`#under-way=chip;5;${asked}`);
      expect(read?.state.decoder).toBe(taken);
      expect(read?.left).toEqual([`“${asked}”`]);
    }
    expect(readUnderWay('#under-way=photons;4;soon;-1;x=y')).toEqual({
      state: FIRST,
      left: ['“photons”', '“4”', '“soon”', '“-1”', '“x=y”'],
    });
  });

  it('leaves other fragments alone', () => {
    for (const fragment of ['', '#', '#patch=5', '#under-ways=chip']) expect(readUnderWay(fragment)).toBeUndefined();
  });
});

describe('the dial', () => {
  it('rises from 10 ns to 10 ms, and finds the stop that is nearest', () => {
    expect([...STOPS].sort((a, b) => a - b)).toEqual(STOPS);
    expect([STOPS[0], STOPS.at(-1)]).toEqual([LEAST, MOST]);
    expect(STOPS[nearestStop(3.2e-6)]).toBe(3e-6);
  });
});
