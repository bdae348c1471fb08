import { describe, expect, it } from 'vitest';
import { complex, fromPolar } from '#circuit/quantum/complex.ts';
import { amplitudeWave } from './amplitude-wave.ts';
import { twoPathsTo } from './two-paths.ts';

const field = { left: 20, right: 280, middle: 90, unit: 40 };

describe('amplitudeWave', () => {
  it('is a level line where two paths cancel', () => {
    const path = amplitudeWave(twoPathsTo(0, Math.PI).sum, field);
    expect(path.startsWith('M20 90l')).toBe(true);
    expect(verticalSteps(path).every((step) => step === 0)).toBe(true);
  });

  it('starts at its height at phase 0, at rest at π/2, and opposite at π', () => {
    expect(amplitudeWave(complex(1), field)).toMatch(/^M20 50l/);
    expect(amplitudeWave(fromPolar(1, Math.PI / 2), field)).toMatch(/^M20 90l/);
    expect(amplitudeWave(complex(-0.5), field)).toMatch(/^M20 110l/);
  });
});

/** The vertical part of every step of a relative polyline. */
function verticalSteps(path: string): number[] {
  const steps = path.slice(path.indexOf('l') + 1).match(/-?\d*\.?\d+/g) ?? [];
  return steps.map(Number).filter((_, index) => index % 2 === 1);
}
