import { describe, expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { compareTechnology } from './compare-technologies.ts';
import { coherenceRange, errorOf, fidelityRange } from './typical-values.ts';

const technologies = entriesOf('qubit-technologies').map(compareTechnology);

describe('typical values', () => {
  it('are read with their unit', () => {
    expect(coherenceRange('100-200 μs')).toEqual({ from: 100 * 1e-6, to: 200 * 1e-6 });
    expect(coherenceRange('1-10 s')).toEqual({ from: 1, to: 10 });
    expect(coherenceRange('5 ms')).toEqual({ from: 0.005, to: 0.005 });
    expect(coherenceRange('Unlimited')).toBeNull();
    expect(fidelityRange('99.9%').from).toBeCloseTo(0.999, 12);
    expect(fidelityRange('99.9%').to).toBeCloseTo(0.999, 12);
    expect(fidelityRange('95-98%')).toEqual({ from: 0.95, to: 0.98 });
    expect(errorOf(0.75)).toBe(0.25);
  });

  it('are refused when they are written otherwise', () => {
    for (const text of ['100-200', '100 - 200 μs', '100 us', 'unlimited', '']) {
      expect(() => coherenceRange(text)).toThrow(RangeError);
    }
    for (const text of ['0.999', '99.9 %', '>99%', '']) expect(() => fidelityRange(text)).toThrow(RangeError);
  });
});

describe('the comparison', () => {
  it('holds the four technologies; only photons have no limit to their coherence', () => {
    expect(technologies).toHaveLength(4);
    expect(technologies.filter(({ typical }) => typical.coherence === null).map(({ id }) => id)).toEqual(['photonic']);
  });

  it('shows no best value below the typical one', () => {
    for (const { typical, bestCoherence, bestFidelity } of technologies) {
      expect(bestFidelity?.twoQubitFidelity).toBeGreaterThan(typical.fidelity.to);
      if (typical.coherence) expect(bestCoherence?.coherenceSeconds).toBeGreaterThan(typical.coherence.to);
    }
  });

  it('bears out the title of the chart: six magnitudes of memory, less than two of gate error', () => {
    const times = technologies.flatMap(({ typical: { coherence } }) =>
      coherence ? [coherence.from, coherence.to] : [],
    );
    const errors = technologies.flatMap(({ typical: { fidelity } }) => [errorOf(fidelity.from), errorOf(fidelity.to)]);
    const magnitudes = (values: number[]) => Math.log10(Math.max(...values) / Math.min(...values));
    expect(magnitudes(times)).toBeCloseTo(6, 9);
    expect(magnitudes(errors)).toBeLessThan(2);
    expect(magnitudes(errors)).toBeGreaterThan(1);
  });
});
