import { describe, expect, it } from 'vitest';
import { GRAINS, grains, intensity, SLITS, waysTo } from './slits.ts';

const one = { isLowerOpen: false, delay: 0 };
const both = { isLowerOpen: true, delay: 0 };
const late = { isLowerOpen: true, delay: Math.PI };

describe('R41.2: two slits', () => {
  it('bring four times what one way brings to the middle, and nothing when one is half a wave late', () => {
    expect(intensity(0, both) / intensity(0, one)).toBeCloseTo(4, 12);
    expect(intensity(0, late)).toBeLessThan(1e-12);
  });

  it('are dark where the ways differ by half a wave, by their true lengths', () => {
    // Of all points with this difference, the one on the screen lies on a hyperbola round the slits.
    const [half, focus] = [SLITS.wavelength / 4, SLITS.apart / 2];
    const dark = half * Math.sqrt(1 + SLITS.distance ** 2 / (focus ** 2 - half ** 2));
    for (const y of [dark, -dark]) {
      const [upper, lower] = waysTo(y, both);
      expect(Math.hypot(upper.re, upper.im)).toBeGreaterThan(0.6);
      expect(Math.hypot(lower.re, lower.im)).toBeGreaterThan(0.6);
      expect(intensity(y, both)).toBeLessThan(0.1);
    }
  });

  it('bring a single patch through one slit, opposite to it', () => {
    const heights = Array.from({ length: 2 * SLITS.half + 1 }, (_, index) => index - SLITS.half);
    const strongest = heights.reduce((best, y) => (intensity(y, one) > intensity(best, one) ? y : best));
    expect(strongest).toBe(-SLITS.apart / 2);
    for (const y of heights) expect(intensity(y, one)).toBeGreaterThan(0);
  });

  it('get their grains by lot, the same each time, more where the pattern is stronger', () => {
    expect(grains(both, 48)).toEqual(grains(both, 48));
    expect(grains(both, 48)).toHaveLength(GRAINS);
    expect(grains(one, 48).length).toBeLessThan(0.6 * GRAINS);
    const near = (setup: typeof both) => grains(setup, 48).filter(([, y]) => Math.abs(y) < 20).length;
    expect(near(both)).toBeGreaterThan(5 * near(late));
  });
});
