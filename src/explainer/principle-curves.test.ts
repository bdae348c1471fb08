import { describe, expect, it } from 'vitest';
import { blochPoint, wavePath } from './principle-curves.ts';

describe('wavePath', () => {
  const wave = { periods: 3, amplitude: 12 };

  it('draws a level line where a wave meets its opposite', () => {
    const path = wavePath([wave, { ...wave, phase: Math.PI }], 90);
    expect(path.startsWith('M20 90l')).toBe(true);
    expect(verticalSteps(path).every((step) => step === 0)).toBe(true);
  });

  it('doubles the height where two waves are in step', () => {
    expect(wavePath([wave, wave], 50)).toBe(wavePath([{ ...wave, amplitude: 24 }], 50));
  });
});

describe('blochPoint', () => {
  it('puts |0⟩ above and |1⟩ below the centre, as far as the tilt lets them appear', () => {
    expect(blochPoint(0, 0, [100, 100], 40, 0)).toEqual([100, 60]);
    const [x, y] = blochPoint(Math.PI, 0, [100, 100], 40);
    expect(x).toBeCloseTo(100);
    expect(y).toBeCloseTo(100 + 40 * Math.cos(0.35));
  });

  it('never leaves the sphere', () => {
    for (let step = 0; step < 50; step++) {
      const [x, y] = blochPoint(step * 0.21, step * 0.57, [0, 0], 1);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 + 1e-12);
    }
  });
});

/** The vertical part of every step of a relative polyline. */
function verticalSteps(path: string): number[] {
  const steps = path.slice(path.indexOf('l') + 1).match(/-?\d*\.?\d+/g) ?? [];
  return steps.map(Number).filter((_, index) => index % 2 === 1);
}
