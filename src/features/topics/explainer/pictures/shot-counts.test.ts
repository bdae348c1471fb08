import { describe, expect, it } from 'vitest';
import { addShots, NO_SHOTS, RECENT_SHOTS, shotsOf } from './shot-counts.ts';

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
