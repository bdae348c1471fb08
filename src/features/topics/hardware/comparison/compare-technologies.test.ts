import { describe, expect, it } from 'vitest';
import { entriesOf, entryOf } from '#src/model/read-content.ts';
import { leadingValue } from '#src/model/schemas/figure.ts';
import { compareTechnology, errorOf } from './compare-technologies.ts';

const technologies = entriesOf('qubit-technologies').map(compareTechnology);

it('an error is one minus the fidelity', () => {
  expect(errorOf(0.75)).toBe(0.25);
});

describe('the comparison', () => {
  it('R4.2: holds the four technologies; photons have no limit to their coherence', () => {
    const ids = technologies.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['superconducting', 'trapped-ion', 'photonic', 'neutral-atom']));
    expect(technologies.find(({ id }) => id === 'photonic')?.typical.coherence).toBeNull();
  });

  it('spans the T2 of every chip in the list, so that the two never tell different stories', () => {
    const { figures } = entryOf('qubit-technologies', 'superconducting');
    const bar = figures['coherence-time'][0]?.seconds;
    const chips = entriesOf('machines').filter(
      ({ technology, status }) => technology === 'superconducting' && status !== 'retired',
    );
    const times = chips.flatMap(({ figures: { t2 } }) => leadingValue(t2 ?? [])?.seconds ?? []);
    expect(times.length).toBeGreaterThan(3);
    expect(bar).toEqual({
      from: Math.min(...times.map(({ from }) => from)),
      to: Math.max(...times.map(({ to }) => to)),
    });
  });

  it('shows no best value below the typical one', () => {
    for (const { id, typical, bestCoherence, bestFidelity } of technologies) {
      if (bestFidelity) expect(bestFidelity.twoQubitFidelity, id).toBeGreaterThan(typical.fidelity.to);
      if (typical.coherence && bestCoherence)
        expect(bestCoherence.coherenceSeconds, id).toBeGreaterThan(typical.coherence.to);
    }
  });
});
