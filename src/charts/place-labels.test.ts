import { describe, expect, it } from 'vitest';
import { labelBox, lineBox, meets, placeLabels } from './place-labels.ts';

const bounds = { left: 0, top: 0, right: 200, bottom: 100 };
const fontSize = 13;

describe('placeLabels', () => {
  it('takes the right first, and the left at the right edge', () => {
    const [first, last] = placeLabels(
      [
        { at: [20, 50], radius: 6, width: 40 },
        { at: [190, 50], radius: 6, width: 40 },
      ],
      { bounds, fontSize },
    );
    expect(first).toMatchObject({ x: 31, anchor: 'start' });
    expect(last).toMatchObject({ x: 179, anchor: 'end' });
  });

  it('lets no two labels meet, and none meet a mark or a line', () => {
    const marks = Array.from({ length: 12 }, (_, index) => ({
      at: [20 + 13 * index, 30 + ((index * 37) % 50)] as const,
      radius: 6,
      width: 38,
    }));
    const line = lineBox([0, 55], [200, 55]);
    const places = placeLabels(marks, { bounds, obstacles: [line], fontSize });
    const boxes = places.flatMap((place) => (place ? [labelBox(place, 38, fontSize)] : []));
    expect(boxes.length).toBeGreaterThan(3);
    for (const [index, box] of boxes.entries()) {
      expect(meets(box, line)).toBe(false);
      for (const other of boxes.slice(index + 1)) expect(meets(box, other)).toBe(false);
    }
  });

  it('tries a label without room again above and below, moved aside, where that is asked for', () => {
    const marks = [
      { at: [150, 60], radius: 20, width: 60 },
      { at: [120, 35], radius: 12 },
      { at: [120, 90], radius: 12 },
      { at: [100, 60], radius: 20 },
    ] as const;
    expect(placeLabels(marks, { bounds, fontSize })[0]).toBeUndefined();
    expect(placeLabels(marks, { bounds, fontSize, triesAside: true })[0]).toMatchObject({ anchor: 'middle', y: 35 });
  });

  it('leaves out a label without room, and one that is not asked for', () => {
    expect(
      placeLabels(
        [
          { at: [100, 50], radius: 6, width: 300 },
          { at: [50, 50], radius: 6 },
        ],
        { bounds, fontSize },
      ),
    ).toEqual([undefined, undefined]);
  });
});
