import { describe, expect, it } from 'vitest';
import { countByMonth } from './count-by-month.ts';
import { stripBars, stripGroups, stripWidth } from './HeadStrip.tsx';

describe('the bars of a strip', () => {
  it('stand side by side, and leave room for what is empty', () => {
    expect(stripBars([1, 0.5])).toBe('M0 100v-100h4v100m1 0v-50h4v50');
    expect(stripBars([undefined, 0, 1])).toBe('M0 100m10 0v-100h4v100');
    expect(stripWidth(3)).toBe(15);
  });

  it('are seen, however small', () => {
    expect(stripBars([0.001])).toBe('M0 100v-2h4v2');
  });

  it('stand in groups, a stroke for each thing', () => {
    expect(stripGroups([1, 2])).toEqual({
      width: 30,
      d: 'M0 100v-100h4v100m16 0v-100h4v100m1 0v-100h4v100',
      starts: [0, 4 / 6],
    });
  });

  it('draw nothing of nothing', () => {
    expect(stripBars([])).toBe('M0 100');
  });
});

describe('dates by month', () => {
  it('are counted from the first to the last, with the months between', () => {
    expect(countByMonth(['2026-02-03', '2025-12', '2026-02'])).toEqual([1, 0, 2]);
    expect(countByMonth(['2025', '2026-01'])).toEqual([1, 1]);
    expect(countByMonth([])).toEqual([]);
  });
});
