import { expect, it } from 'vitest';
import { play } from './phase-estimation-play.ts';
import { outcomeProbability } from './phase-estimation-theory.ts';

const at = (phase: number, t: number, input = 0) => play.stateOf({ phase, t, input });

it('R61.6: the sentence says what is read how often', () => {
  expect(at(30, 3).title).toBe('With 3 counting qubits, 011 is read in every run: the phase is exact');
  expect(at(30, 1).title).toBe('With 1 counting qubit, 1 is read in 85 of 100 runs');
  expect(at(24, 4).title).toBe('With 4 counting qubits, 0101 is read in 88 of 100 runs');
  expect(at(25, 3).title).toBe('φ = 0.3125 lies halfway: 010 and 011 are each read in 41 of 100 runs');
  expect(at(24, 0).title).toBe('Without a counting qubit nothing is read');
  expect(at(50, 3, 1).title).toBe('Two eigenstates: 101 is read in 75 of 100 runs, 011 in 25');
  expect(at(24, 4, 2).title).toBe('Two eigenstates: 0101 is read in 44 of 100 runs, 1011 in 44');
});

it.each([0, 1, 24, 25, 30, 40, 79])('dials and readings belong together for the phase %i/80', (phase) => {
  for (const t of [0, 1, 3, 6])
    for (const input of [0, 1, 2]) {
      const { data, title } = at(phase, t, input);
      expect(data.outcomes.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
      expect(data.turns[0]).toHaveLength(t);
      expect(title.length).toBeLessThan(90);
      if (input === 0) expect(data.outcomes[0]).toBeCloseTo(outcomeProbability(phase / 80, t, 0), 12);
    }
});
