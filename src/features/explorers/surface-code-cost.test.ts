import { describe, expect, it } from 'vitest';
import { surfaceCodeCost } from './surface-code-cost.ts';

describe('what a surface code costs (R54.12)', () => {
  it('takes 881 qubits for 10⁻¹² at 0.1%, with every number between', () => {
    const cost = surfaceCodeCost(1e-3, 1e-12);
    // By hand: Λ = 1% ÷ 0.1% = 10; 0.1 ÷ 10ⁿ ≤ 10⁻¹² from n = 11 on; d = 2 · 11 − 1; 2 · 441 − 1.
    expect(cost?.suppression).toBeCloseTo(10, 12);
    expect(cost?.needed).toBeCloseTo(11, 12);
    expect(cost).toMatchObject({ halves: 11, distance: 21, qubits: 881 });
    expect(cost?.logicalError).toBeCloseTo(1e-12, 24);
  });

  it('rounds up where the logarithms do not come out even', () => {
    // Λ = 1 ÷ 0.33 = 3.0303; log(0.1 ÷ 10⁻⁹) ÷ log 3.0303 = 8 ÷ 0.48149 = 16.62; 17 → 33; 2 · 1089 − 1.
    const cost = surfaceCodeCost(3.3e-3, 1e-9);
    expect(cost?.needed).toBeCloseTo(16.615, 2);
    expect(cost).toMatchObject({ halves: 17, distance: 33, qubits: 2177 });
    expect(cost?.logicalError).toBeLessThan(1e-9);
  });

  it('is what Gidney and Ekerå assume at 0.1%: 10^−⌈d/2 + 1⌉ per cycle', () => {
    for (const distance of [15, 21, 27]) {
      const cost = surfaceCodeCost(1e-3, 10 ** -Math.ceil(distance / 2 + 1));
      expect(cost?.distance).toBe(distance);
    }
  });

  it('takes no patch that corrects nothing', () =>
    expect(surfaceCodeCost(1e-4, 1e-3)).toMatchObject({ distance: 3, qubits: 17 }));

  it('has no distance at the threshold and above', () => {
    expect(surfaceCodeCost(0.01, 1e-3)).toBeUndefined();
    expect(surfaceCodeCost(0.02, 1e-3)).toBeUndefined();
    expect(surfaceCodeCost(0.00999, 1e-15)?.qubits).toBeGreaterThan(1e9);
  });

  it('refuses what is no probability', () => {
    for (const each of [0, -1, 1, Number.NaN, Number('1e-400')]) {
      expect(() => surfaceCodeCost(each, 1e-12)).toThrow('no probability');
      expect(() => surfaceCodeCost(1e-3, each)).toThrow('no probability');
    }
  });
});
