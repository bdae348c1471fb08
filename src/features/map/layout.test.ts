import { describe, expect, it } from 'vitest';
import { layOut } from './layout.ts';

const areas = [
  { key: 'middle', entries: ['a', 'b', 'c'].map((key, rung) => ({ key, reach: 20, height: rung / 2 })) },
  { key: 'left', entries: ['d', 'e', 'f', 'g'].map((key) => ({ key, reach: 10 })) },
  { key: 'right', entries: ['h', 'i'].map((key) => ({ key, reach: 30 })) },
];
const edges = [
  ['a', 'b'],
  ['b', 'd'],
  ['d', 'e'],
  ['g', 'h'],
] as const;

describe('the layout of the map', () => {
  const { areas: circles, entries, width, height } = layOut(areas, edges);
  const circleOf = (key: string) => circles.get(key) ?? { x: 0, y: 0, r: 0 };

  it('R65.6: is the same to the last digit each time', () => {
    const again = layOut(areas, edges);
    expect([...again.entries]).toEqual([...entries]);
    expect([...again.areas]).toEqual([...circles]);
  });

  it('keeps areas apart, and entries within theirs', () => {
    for (const { key, entries: own } of areas) {
      const { x, y, r } = circleOf(key);
      for (const each of own) {
        const at = entries.get(each.key) ?? { x: Number.NaN, y: Number.NaN };
        expect(Math.hypot(at.x - x, at.y - y), each.key).toBeLessThanOrEqual(r);
      }
      for (const other of areas.filter((area) => area.key !== key)) {
        const to = circleOf(other.key);
        expect(Math.hypot(to.x - x, to.y - y), `${key} ${other.key}`).toBeGreaterThan(r + to.r);
      }
      expect(x - r).toBeGreaterThanOrEqual(0);
      expect(y - r).toBeGreaterThanOrEqual(0);
      expect(x + r).toBeLessThanOrEqual(width);
      expect(y + r).toBeLessThanOrEqual(height);
    }
  });

  it('lays what needs another above it', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((key) => entries.get(key)?.y ?? 0);
    expect(a).toBeGreaterThan(b ?? 0);
    expect(b).toBeGreaterThan(c ?? 0);
  });
});
