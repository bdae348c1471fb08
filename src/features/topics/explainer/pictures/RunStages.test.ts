import { expect, it } from 'vitest';
import { FINAL_STATE, probabilityOfOne, STAGES } from './RunStages.tsx';

it('runs |0⟩ through H, T and H, which ends in 1 with the probability sin²(π/8)', () => {
  expect(STAGES.map(({ gate }) => gate)).toEqual([undefined, 'H', 'T', 'H']);
  const chances = STAGES.map(({ state }) => probabilityOfOne(state));
  [0, 0.5, 0.5, Math.sin(Math.PI / 8) ** 2].forEach((expected, stage) => {
    expect(chances[stage]).toBeCloseTo(expected, 12);
  });
  expect(FINAL_STATE).toBe(STAGES.at(-1)?.state);
});
