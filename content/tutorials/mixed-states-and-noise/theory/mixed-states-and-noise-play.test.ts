import { expect, it } from 'vitest';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { play } from './mixed-states-and-noise-play.ts';
import { CHANNELS, tilted } from './mixed-states-and-noise-theory.ts';

const at = (p: number, channel = 0, from = 0) => play.stateOf({ p, channel, from });

it('R61.8: the sentence says how long the arrow is, and how often the start is found', () => {
  expect(at(0).title).toBe('Nothing has happened yet: the arrow is 1.00 long, and |+⟩ is found in every run');
  expect(at(0.1).title).toBe('Phase flip, p = 0.10: the arrow is 0.80 long, and |+⟩ is found in 90 of 100 runs');
  expect(at(0.5).title).toMatch(/^Phase flip, p = 0.50: the arrow is 0.00 long, and \|\+⟩ is found in 50 of/);
  expect(at(0.3, 1, 1).title).toMatch(/^Depolarizing, p = 0.30: the arrow is 0.70 long, and \|1⟩ is found in 85 of/);
  expect(at(1, 2, 1).title).toMatch(/^Damping, p = 1.00: the arrow is 1.00 long, and \|1⟩ is found in 0 of/);
  expect(at(0.2, 3).title).toMatch(/^Turned too far, p = 0.20: the arrow is 1.00 long, and \|\+⟩ is found in 80 of/);
});

it('R61.8: no state leaves the ellipse into which the channel turns the disc', () => {
  const random = seededRandom(8);
  const names = ['phaseFlip', 'depolarize', 'damp', 'turn'] as const;
  for (const [channel, name] of names.entries())
    for (const p of [0.1, 0.36, 0.9]) {
      const { center, wide, high } = at(p, channel).data.image;
      for (let round = 0; round < 20; round++) {
        const { x, z } = CHANNELS[name](tilted(2 * Math.PI * random()), p);
        expect((x / wide) ** 2 + ((z - center) / high) ** 2).toBeCloseTo(1, 9);
      }
    }
});
