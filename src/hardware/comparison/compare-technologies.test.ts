import { describe, expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { compareTechnology, errorOf } from './compare-technologies.ts';

const technologies = entriesOf('qubit-technologies').map(compareTechnology);

it('an error is one minus the fidelity', () => {
  expect(errorOf(0.75)).toBe(0.25);
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
