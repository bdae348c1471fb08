import { describe, expect, it } from 'vitest';
import type { Point } from '#src/base/svg-path.ts';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { type Box, labelBox } from '#src/charts/place-labels.ts';
import { textBoxes } from '#src/charts/testing/text-boxes.ts';
import { entriesOf, entryOf } from '#src/model/read-content.ts';
import { leadingValue } from '#src/model/schemas/figure.ts';
import { comparisonChart, findingOf } from './chart.tsx';
import { layoutOf } from './chart-layout.ts';
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

function distance({ left, right, top, bottom }: Box, [x, y]: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

describe.each(Object.keys(SIZES) as Size[])('the chart, %s', (size) => {
  const chart = comparisonChart();

  it('names every technology and every machine', () => {
    const names = technologies.flatMap(({ name, machines }) => [name, ...machines.map(({ label }) => label)]);
    for (const name of names)
      expect(
        textBoxes(chart.draw(size, 'page')).some(({ text }) => text.startsWith(name)),
        name,
      ).toBe(true);
  });

  it('R4.10: has no label that is nearer to the mark of another value than to its own', () => {
    const { plot, technologies: placed, texts } = layoutOf(technologies, size, 'No limit in time');
    const marks = placed.flatMap(({ longest, highest, machines }) =>
      [longest, highest, ...machines].filter((mark) => mark !== undefined),
    );
    for (const { name, at, isName, ...place } of texts.filter((text) => !text.isName)) {
      const box = labelBox(place, textWidth(name, plot.fontSize), plot.fontSize);
      const others = marks.filter((mark) => mark !== at);
      expect(Math.min(...others.map((mark) => distance(box, mark))), name).toBeGreaterThanOrEqual(distance(box, at));
    }
  });

  it('has each best value at its mark', () => {
    const names = technologies.flatMap(({ bestCoherence, bestFidelity, typical }) => [
      bestFidelity?.label,
      typical.coherence ? bestCoherence?.label : undefined,
    ]);
    const shown = textBoxes(chart.draw(size, 'page')).map(({ text }) => text);
    expect(shown).toEqual(expect.arrayContaining(names.filter((name) => name !== undefined)));
  });
});

describe('the title', () => {
  const technology = (name: string, from: number, error: number) => ({
    ...{ id: name, name, coherenceTime: '', fidelity: '', machines: [] },
    typical: { coherence: { from, to: 2 * from }, fidelity: { from: 1 - error, to: 1 - error } },
  });
  const texts = { alike: '{longest} {times} {shortest} alike', apart: '{longest} {times} {shortest} {errors}' };

  it('says how much longer one remembers, rounded down', () => {
    expect(findingOf([technology('Chip', 1e-4, 0.01), technology('Ion', 1, 0.005)], texts)).toBe(
      'Ion 5,000 chip alike',
    );
  });

  it('says so where gates differ', () => {
    expect(findingOf([technology('Chip', 1e-4, 0.01), technology('Ion', 1, 0.001)], texts)).toBe('Ion 5,000 chip 10');
  });

  it('needs a coherence time', () => {
    expect(() => findingOf([], texts)).toThrow('coherence time');
  });
});
