import { describe, expect, it } from 'vitest';
import { complex, fromPolar, squaredMagnitude } from '#circuit/quantum/complex.ts';
import { H, phaseShift } from '#circuit/quantum/gates.ts';
import { applyGate, basisState, probabilities } from '#circuit/quantum/state-vector.ts';
import { amplitudeWave, twoPathsTo } from './InterferencePicture.island.tsx';

describe('twoPathsTo', () => {
  const phases = Array.from({ length: 25 }, (_, step) => (step * Math.PI) / 12);

  it('adds up to what the whole circuit gives', () => {
    for (const phase of phases) {
      const circuit = [H, phaseShift(phase), H].reduce((state, gate) => applyGate(state, gate, 0), basisState([0]));
      probabilities(circuit).forEach((probability, index) => {
        const { sum } = twoPathsTo(index === 0 ? 0 : 1, phase);
        expect(Math.abs(squaredMagnitude(sum) - probability)).toBeLessThan(1e-12);
      });
    }
  });

  it('cancels at π and doubles at 0, while each path alone stays at a quarter', () => {
    for (const phase of phases) {
      const { paths, sum } = twoPathsTo(0, phase);
      for (const path of paths) expect(Math.abs(squaredMagnitude(path) - 0.25)).toBeLessThan(1e-12);
      expect(Math.abs(squaredMagnitude(sum) - Math.cos(phase / 2) ** 2)).toBeLessThan(1e-12);
    }
    expect(squaredMagnitude(twoPathsTo(0, Math.PI).sum)).toBeLessThan(1e-12);
    expect(squaredMagnitude(twoPathsTo(1, Math.PI).sum)).toBeCloseTo(1, 12);
  });
});

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
