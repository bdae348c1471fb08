import { fixed } from '#src/charts/numbers.ts';
import type { Playable, PlayState } from '#src/features/learn/tutorials/state/playable.ts';
import { type Block, blockAt, levels, trialEnergy } from './hydrogen-molecule-theory.ts';

/** The shortest bond and the longest, in bohr. */
export const SHORTEST = 0.8;
export const LONGEST = 6;
const SPAN = LONGEST - SHORTEST;
const SAMPLE = 0.1;

/** Energies at a bond length, in hartree: both electrons bonding, and the lowest that the basis holds. */
export interface Energies {
  R: number;
  hartreeFock: number;
  exact: number;
}

export interface CurvePicture {
  curves: Energies[];
  R: number;
  /** Energy of the trial state, and the lowest at this bond length. */
  trial: number;
  exact: number;
}

/** The energy of the molecule over its length: what one angle makes of it, beside the lowest that the basis holds. */
export const play: Playable<CurvePicture> = {
  about: 'Energy over bond length',
  controls: [
    {
      name: 'r',
      label: 'Bond length',
      kind: 'range',
      max: SPAN,
      step: SAMPLE,
      say: (r) => `R = ${fixed(SHORTEST + r, 1)}`,
    },
    { name: 'theta', label: 'Angle', kind: 'range', max: 45, step: 0.5, say: (theta) => `θ = ${fixed(theta, 1)}°` },
  ],
  start: { r: 0.6, theta: 0 },
  stateOf: ({ r = 0, theta = 0 }) => molecule(r, theta),
};

const lowest = (block: Block) => {
  const { middle, half } = levels(block);
  return middle - half;
};

const samples = Array.from({ length: Math.round(SPAN / SAMPLE) + 1 }, (_, index) => {
  const R = Number((SHORTEST + index * SAMPLE).toFixed(1));
  return { R, block: blockAt(R) };
});
const curves = samples.map(({ R, block }) => ({ R, hartreeFock: block.both, exact: lowest(block) }));

function molecule(r: number, theta: number): PlayState<CurvePicture> {
  const { R, block } = samples[Math.round(r / SAMPLE)] ?? samples[0] ?? { R: SHORTEST, block: blockAt(SHORTEST) };
  const trial = trialEnergy(block, (theta * Math.PI) / 180);
  const exact = lowest(block);
  const above = 1000 * (trial - exact);
  const how = above < 0.05 ? 'the exact value to 0.1 mHa' : `${fixed(above, 1)} mHa above the exact value`;
  return {
    title: `At ${fixed(R, 1)} bohr and ${fixed(theta, 1)}° the energy is ${fixed(trial, 4)} Ha, ${how}`,
    value: fixed(above, 1),
    note: 'mHa above exact',
    data: { curves, R, trial, exact },
  };
}
