import { describe, expect, it } from 'vitest';
import { dots, numbers, type Point, polygon, polyline, round } from './svg-path.ts';

/** Reads a relative polyline back to absolute points. */
function pointsOf(path: string): Point[] {
  const values = (path.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < values.length; index += 2) {
    x += values[index] ?? 0;
    y += values[index + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

describe('path data', () => {
  it('writes numbers as short as SVG allows', () => {
    expect(numbers(0.5, -0.25, 3, -0.04)).toBe('.5-.3 3 0');
    expect(round(-0.001)).toBe(0);
    expect(Object.is(round(-0.001), -0)).toBe(false);
  });

  it('draws relative lines that keep within rounding of the points, however many there are', () => {
    const points = Array.from({ length: 500 }, (_, index): Point => [index * 0.333, Math.sin(index / 7) * 9.77]);
    pointsOf(polyline(points)).forEach(([x, y], index) => {
      expect(Math.abs(x - (points[index]?.[0] ?? 0))).toBeLessThan(0.0501);
      expect(Math.abs(y - (points[index]?.[1] ?? 0))).toBeLessThan(0.0501);
    });
  });

  it('closes polygons and draws dots as zero-length strokes', () => {
    expect(
      polygon([
        [0, 0],
        [10, 0],
        [10, 5.5],
      ]),
    ).toBe('M0 0l10 0 0 5.5z');
    expect(
      dots([
        [1, 2],
        [-3, 4.25],
      ]),
    ).toBe('M1 2h0M-3 4.3h0');
    expect(polyline([])).toBe('');
  });
});
