import { describe, expect, it } from 'vitest';
import { contourLines, descend, descentStart, loss, lossGradient } from './AiMlPlate.tsx';

describe('loss landscape', () => {
  it('has the gradient it says', () => {
    const h = 1e-5;
    for (const [x, y] of [
      [20, 30],
      [120, 96],
      [200, 75],
      [305, 140],
    ] as const) {
      const [slopeX, slopeY] = lossGradient(x, y);
      expect(slopeX).toBeCloseTo((loss(x + h, y) - loss(x - h, y)) / (2 * h), 7);
      expect(slopeY).toBeCloseTo((loss(x, y + h) - loss(x, y - h)) / (2 * h), 7);
    }
  });
});

describe('gradient descent', () => {
  const { marks, minimum } = descend(descentStart);

  it('goes down at every mark and ends where the ground is level, inside the plate', () => {
    const heights = [...marks, minimum].map((point) => loss(...point));
    expect(heights.length).toBeGreaterThan(8);
    heights.slice(1).forEach((height, index) => {
      expect(height).toBeLessThan(heights[index] ?? Number.NEGATIVE_INFINITY);
    });
    expect(Math.hypot(...lossGradient(...minimum))).toBeLessThan(1e-6);
    for (const [x, y] of [...marks, minimum]) {
      expect(x > 10 && x < 310 && y > 10 && y < 140).toBe(true);
    }
  });
});

describe('contour lines', () => {
  const grid = { width: 320, height: 150, cell: 6 };

  it('stay on their level', () => {
    for (const level of [-0.65, 0.25, 1.15]) {
      for (const [x, y] of contourLines(loss, level, grid).flat()) {
        expect(Math.abs(loss(x, y) - level)).toBeLessThan(0.03);
      }
    }
  });

  it('join a circle to one closed line', () => {
    const circle = contourLines((x, y) => Math.hypot(x - 160, y - 75), 50, grid);
    expect(circle).toHaveLength(1);
    expect(circle[0]?.[0]).toEqual(circle[0]?.[(circle[0]?.length ?? 0) - 1]);
  });

  it('run from edge to edge where the level leaves the grid', () => {
    const line = contourLines((x) => x, 100, grid);
    expect(line).toHaveLength(1);
    expect(line[0]?.map(([, y]) => y).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 26 }, (_, index) => index * 6),
    );
  });
});
