import { describe, expect, it } from 'vitest';
import { framedRows } from './framed-rows.ts';

const spread = (length: number, probabilities: Readonly<Record<number, number>>) =>
  Float64Array.from({ length }, (_, index) => probabilities[index] ?? 0);

describe('R49.1 the rows of a frame', () => {
  it('are all basis states where they are few', () => {
    expect(framedRows(spread(4, { 0: 1 }))).toEqual({ rows: [0, 1, 2, 3], more: 0 });
    expect(framedRows(spread(8, { 7: 1 })).rows).toHaveLength(8);
  });

  it('are those that can be read, in their order, where there are many', () => {
    expect(framedRows(spread(1024, { 3: 0.2, 1000: 0.8 }))).toEqual({ rows: [3, 1000], more: 0 });
  });

  it('are the most probable ones, with a count of the others', () => {
    expect(
      framedRows(spread(16, Object.fromEntries(Array.from({ length: 16 }, (_, i) => [i, i < 8 ? 0.02 : 0.105])))),
    ).toEqual({
      rows: [8, 9, 10, 11, 12, 13, 14, 15],
      more: 8,
    });
  });
});
