import { expect, it } from 'vitest';
import { pageOf } from '#src/model/read-content.ts';
import { MOST_STRENGTH, OPERATIONS } from './experiment.ts';
import { machineStrengths } from './machine-strengths.ts';

const { machines, texts } = pageOf('error-correction').threshold;

it('the noise of each machine that is offered can be set by hand, and says where it is from (R54.20)', () => {
  const presets = machineStrengths(machines, texts);
  expect(presets).toHaveLength(machines.length);
  for (const { strengths, note } of presets) {
    for (const operation of OPERATIONS) {
      expect(strengths[operation]).toBeGreaterThanOrEqual(0);
      expect(strengths[operation]).toBeLessThan(MOST_STRENGTH);
      expect(10 * strengths[operation]).toBeCloseTo(Math.round(10 * strengths[operation]), 12);
    }
    expect(note).toMatch(/\d% \((mean|median)\) per two-qubit gate/);
    expect(note).toContain(texts.strengths.leavesOut.always);
  }
});

it('a machine without the two numbers that it takes is refused', () => {
  expect(() => machineStrengths(['ibm-condor'], texts)).toThrow('ibm-condor has no two-qubit and readout error');
});
