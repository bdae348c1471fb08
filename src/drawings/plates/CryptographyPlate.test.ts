import { describe, expect, it } from 'vitest';
import type { Point } from '#src/base/svg-path.ts';
import {
  type Basis,
  combination,
  fromOrigin,
  latticeOrigin,
  latticePoints,
  longBasis,
  shortBasis,
} from './CryptographyPlate.tsx';

/** Coordinates of a lattice point in a basis, by Cramer's rule. */
function coordinates([x, y]: Point, [first, second]: Basis): Point {
  const [dx, dy] = [x - latticeOrigin[0], y - latticeOrigin[1]];
  const area = first[0] * second[1] - first[1] * second[0];
  return [(dx * second[1] - dy * second[0]) / area, (first[0] * dy - first[1] * dx) / area];
}

describe.each([
  ['short', shortBasis],
  ['long', longBasis],
] as const)('the %s basis', (_, basis) => {
  it('generates every drawn point', () => {
    const points = latticePoints(320, 150, 4);
    expect(points.length).toBeGreaterThan(30);
    for (const point of points) {
      const [a, b] = coordinates(point, basis);
      expect(a).toBeCloseTo(Math.round(a), 9);
      expect(b).toBeCloseTo(Math.round(b), 9);
      expect(fromOrigin(combination(basis, Math.round(a), Math.round(b)))).toEqual(point);
    }
  });
});

describe('drawn points', () => {
  it('are all the lattice points of the frame', () => {
    const [first, second] = shortBasis;
    const cellArea = Math.abs(first[0] * second[1] - first[1] * second[0]);
    const expected = (328 * 158) / cellArea;
    expect(Math.abs(latticePoints(320, 150, 4).length - expected)).toBeLessThan(5);
  });

  it('include the ends of both bases, and the short basis is the shorter one', () => {
    const drawn = latticePoints(320, 150, 4).map(String);
    for (const vector of [...shortBasis, ...longBasis]) expect(drawn).toContain(String(fromOrigin(vector)));
    const lengths = (basis: Basis) => basis.map(([x, y]) => Math.hypot(x, y));
    expect(Math.max(...lengths(shortBasis))).toBeLessThan(Math.min(...lengths(longBasis)));
  });
});
