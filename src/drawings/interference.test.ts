import { describe, expect, it } from 'vitest';
import { farFieldIntensity, sinc } from './interference.ts';
import { notFoundFrame, notFoundIntensity } from './NotFoundFringes.tsx';

describe('far-field two-slit pattern', () => {
  const pattern = { fringeSpacing: 10, envelopeZero: 45 };

  it('is bright at the center and dark half a fringe away', () => {
    expect(farFieldIntensity(0, pattern)).toBe(1);
    expect(farFieldIntensity(5, pattern)).toBeCloseTo(0, 12);
    expect(farFieldIntensity(10, pattern)).toBeCloseTo(sinc((10 * Math.PI) / 45) ** 2, 12);
  });

  it('is dark where one slit alone sends nothing', () => {
    expect(farFieldIntensity(45, pattern)).toBeCloseTo(0, 12);
  });
});

describe('pattern of the not-found page', () => {
  const { centerX, width } = notFoundFrame;

  it('touches zero exactly where the visitor stands and lights up on both sides alike', () => {
    expect(notFoundIntensity(centerX)).toBeCloseTo(0, 15);
    for (let x = 1; x <= centerX; x += 1) {
      expect(notFoundIntensity(centerX - x)).toBeCloseTo(notFoundIntensity(centerX + x), 10);
    }
    expect(notFoundIntensity(centerX + 120)).toBeGreaterThan(0.9);
    expect(notFoundIntensity(width)).toBeCloseTo(0, 12);
  });
});
