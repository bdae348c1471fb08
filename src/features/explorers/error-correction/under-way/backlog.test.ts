import { describe, expect, it } from 'vitest';
import { backlogAfter, decidedAfter, horizonOf, lastStep, timeText, waitOfGate } from './backlog.ts';
import { roundTimes } from './round-times.ts';

const [CHIP, IONS] = [1.1e-6, 2.4e-3];

describe('the clock of a machine (R54.9)', () => {
  it('is read from the entries: a cycle of the chip, four gates one after another of the ions', () => {
    expect(roundTimes().chip).toBeCloseTo(CHIP, 12);
    expect(roundTimes().ions).toBeCloseTo(IONS, 12);
  });

  it('is shown over a time of about a thousand rounds', () => {
    expect(horizonOf(CHIP)).toBeCloseTo(1e-3, 12);
    expect(horizonOf(IONS)).toBe(1);
  });

  it('writes times with the unit that suits them', () => {
    expect([1.15e-8, 999.9e-9, 1.1e-6, 2.4e-3, 1].map(timeText)).toEqual([
      '11.5\u00a0ns',
      '1\u00a0µs',
      '1.1\u00a0µs',
      '2.4\u00a0ms',
      '1\u00a0s',
    ]);
  });
});

describe('the backlog (R54.10)', () => {
  it('grows by the rounds that a slow decoder leaves: 909 read in a millisecond, 333 decoded at 3 µs', () => {
    expect(backlogAfter(1e-3, CHIP, 3e-6)).toEqual({ read: 909, waiting: 576 });
    expect(backlogAfter(1, IONS, 1e-2)).toEqual({ read: 416, waiting: 316 });
  });

  it('stays empty where the decoder is as fast as the rounds, or faster', () => {
    for (const decoder of [1e-8, 1e-6, CHIP]) expect(backlogAfter(1e-3, CHIP, decoder).waiting).toBe(0);
    expect(backlogAfter(1, IONS, 3e-6)).toEqual({ read: 416, waiting: 0 });
  });

  it('doubles with every gate that waits, where the decoder takes twice as long as a round', () => {
    expect(waitOfGate(1, 1, 2)).toBe(1);
    expect(waitOfGate(10, 1, 2)).toBe(512);
    expect(waitOfGate(10, 1, 0.5)).toBe(1);
  });
});

describe('what is decided of a memory that is played', () => {
  it('is all but the rounds that the decoder must see ahead, where it is fast', () => {
    expect([0, 5, 6, 20].map((step) => decidedAfter(step, 1e-3, 5, 21))).toEqual([0, 0, 1, 15]);
    expect(decidedAfter(21, 1e-3, 5, 21)).toBe(21);
  });

  it('is less and less where it is slow, and the play ends all the same', () => {
    expect(decidedAfter(21, 3, 5, 21)).toBe(5);
    expect(decidedAfter(42, 1e4, 5, 21)).toBe(0);
    expect(lastStep(1e4, 5, 21)).toBe(42);
    expect(lastStep(1e-3, 5, 21)).toBe(21);
  });

  it('is never more than was read, and never less than a step before', () => {
    for (const ratio of [0.01, 0.9, 1, 1.7, 40])
      for (let step = 1; step <= 42; step += 1) {
        const decided = decidedAfter(step, ratio, 5, 21);
        expect(decided).toBeLessThanOrEqual(Math.min(step, 21));
        expect(decided).toBeGreaterThanOrEqual(decidedAfter(step - 1, ratio, 5, 21));
      }
  });
});
