import { expect, it } from 'vitest';
import { play } from './bell-pairs-at-work-play.ts';

const at = (pair: number, a: number, b: number) => play.stateOf({ pair, a, b });

it('R61.3: the sentence says how often the two agree', () => {
  expect(at(0, 0, 0).title).toBe('Φ⁺ read at 0° and 0°: the two always agree');
  expect(at(3, 0, 0).title).toBe('Ψ⁻ read at 0° and 0°: the two always differ');
  expect(at(0, 0, 45).title).toBe('Φ⁺ read at 0° and 45°: the two agree in 85 of 100 runs');
  expect(at(0, 90, 315).title).toBe('Φ⁺ read at 90° and 315°: the two agree in 15 of 100 runs');
  expect(at(1, 90, 90).title).toMatch(/always differ$/);
  expect(at(2, 90, 90).title).toMatch(/always agree$/);
});

it('R61.3: each side alone shows a fair coin at every setting, and the dashed arrow explains the bars', () => {
  for (const pair of [0, 1, 2, 3]) {
    for (let a = 0; a < 360; a += 45) {
      for (let b = 0; b < 360; b += 15) {
        const { bars, after } = at(pair, a, b).data;
        expect(bars.map(({ outcome }) => outcome)).toEqual(['00', '01', '10', '11']);
        const chance = Object.fromEntries(bars.map(({ outcome, probability }) => [outcome, probability]));
        expect((chance['00'] ?? 0) + (chance['01'] ?? 0)).toBeCloseTo(0.5, 12);
        expect((chance['00'] ?? 0) + (chance['10'] ?? 0)).toBeCloseTo(0.5, 12);
        expect(2 * (chance['00'] ?? 0)).toBeCloseTo(Math.cos(((after - b) * Math.PI) / 360) ** 2, 12);
      }
    }
  }
});
