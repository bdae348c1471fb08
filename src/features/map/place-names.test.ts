import { describe, expect, it } from 'vitest';
import { meet, type Named, nameBox, placeNames } from './place-names.ts';
import { ZOOMS } from './zoom.ts';

/** A lattice, close enough that the names of neighbors meet at first. */
const names = Array.from(
  { length: 60 },
  (_, index): Named => ({
    key: String(index),
    x: 40 + 22 * (index % 10),
    y: 60 + 22 * Math.floor(index / 10),
    width: 50 + (index % 7) * 12,
    drop: 18,
    isHub: index % 9 === 0,
  }),
);
const areas = [{ x: 140, y: 120, r: 110, width: 90 }];

describe('R65.7: names on the map', () => {
  const from = placeNames(names, areas);

  it('never meet at any size', () => {
    ZOOMS.forEach((zoom, level) => {
      const shown = names.filter(({ key }) => (from.get(key) ?? ZOOMS.length) <= level);
      const boxes = shown.map((name) => nameBox(name, zoom));
      for (const [index, box] of boxes.entries())
        for (const other of boxes.slice(index + 1)) expect(meet(box, other)).toBe(false);
    });
  });

  it('are at first those of hubs alone, and more at each size', () => {
    const counts = ZOOMS.map((_, level) => [...from.values()].filter((first) => first <= level).length);
    expect(counts[0]).toBe(0);
    expect(counts[1]).toBeGreaterThan(0);
    expect(names.filter(({ key }) => from.get(key) === 1).every(({ isHub }) => isHub)).toBe(true);
    for (const [level, count] of counts.entries()) expect(count).toBeGreaterThanOrEqual(counts[level - 1] ?? 0);
    expect(counts.at(-1)).toBeGreaterThan(40);
  });
});
