import { describe, expect, it } from 'vitest';
import { squaredMagnitude } from '#circuit/quantum/complex.ts';
import { H, phaseShift } from '#circuit/quantum/gates.ts';
import { applyGate, basisState, probabilities } from '#circuit/quantum/state-vector.ts';
import { twoPathsTo } from './two-paths.ts';

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
