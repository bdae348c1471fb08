import { describe, expect, it } from 'vitest';
import {
  clockText,
  duration,
  eased,
  momentAt,
  nextStart,
  previousStart,
  sceneStarts,
  spokenTime,
  within,
} from './timeline.ts';

const film = [
  {
    seconds: 10,
    captions: [
      { at: 0, text: 'one' },
      { at: 4, text: 'two' },
    ],
  },
  { seconds: 5, captions: [{ at: 0, text: 'three' }] },
  { seconds: 20, captions: [{ at: 0, text: 'four' }] },
];

describe('momentAt', () => {
  it.each([
    [0, 0, 0, 'one'],
    [3.99, 0, 0.399, 'one'],
    [4, 0, 0.4, 'two'],
    [9.999, 0, 0.9999, 'two'],
    [10, 1, 0, 'three'],
    [15, 2, 0, 'four'],
    [25, 2, 0.5, 'four'],
    [35, 2, 1, 'four'],
  ])('at %d s shows scene %d at %d with "%s"', (time, index, progress, caption) => {
    const moment = momentAt(film, time);
    expect(moment).toMatchObject({ index, caption });
    expect(moment.progress).toBeCloseTo(progress, 12);
  });

  it('takes a time outside the film as its beginning or end', () => {
    expect(momentAt(film, -3)).toEqual(momentAt(film, 0));
    expect(momentAt(film, 99)).toEqual(momentAt(film, 35));
  });

  it('refuses a film without scenes', () => {
    expect(() => momentAt([], 0)).toThrow(RangeError);
  });
});

describe('scenes', () => {
  it('follow each other without a gap', () => {
    expect(sceneStarts(film)).toEqual([0, 10, 15]);
    expect(duration(film)).toBe(35);
  });

  it('are stepped through one by one', () => {
    expect([0, 9, 10, 16].map((time) => nextStart(film, time))).toEqual([10, 10, 15, 35]);
    expect([0, 1, 9, 10, 11, 12, 17].map((time) => previousStart(film, time))).toEqual([0, 0, 0, 0, 0, 10, 15]);
  });
});

describe('times', () => {
  it('read like a clock, and in words', () => {
    expect([0, 5.9, 60, 125].map(clockText)).toEqual(['0:00', '0:05', '1:00', '2:05']);
    expect([0, 1, 60, 61, 125].map(spokenTime)).toEqual([
      '0 seconds',
      '1 second',
      '1 minute',
      '1 minute 1 second',
      '2 minutes 5 seconds',
    ]);
  });
});

describe('stretches', () => {
  it('run from 0 to 1 and stay there', () => {
    expect([0, 0.2, 0.3, 0.4, 1].map((progress) => within(progress, 0.2, 0.4))).toEqual([
      0,
      0,
      expect.closeTo(0.5, 12),
      1,
      1,
    ]);
  });

  it('start and stop slowly', () => {
    expect([0, 0.5, 1].map(eased)).toEqual([0, 0.5, 1]);
    expect(eased(0.1)).toBeLessThan(0.1);
    expect(eased(0.9)).toBeGreaterThan(0.9);
  });
});
