import { expect, it } from 'vitest';
import { play } from './hydrogen-molecule-play.ts';
import { bestAngle, blockAt, exactEnergy, hartreeFock } from './hydrogen-molecule-theory.ts';

const at = (R: number, theta: number) => play.stateOf({ r: Number((R - 0.8).toFixed(1)), theta });

it('R61.12: the sentence says how far the angle is above the exact value', () => {
  expect(at(1.4, 0).title).toBe('At 1.4 bohr and 0.0° the energy is −1.1167 Ha, 20.6 mHa above the exact value');
  expect(at(1.4, 6.5).title).toBe('At 1.4 bohr and 6.5° the energy is −1.1373 Ha, the exact value to 0.1 mHa');
  expect(at(6, 0).title).toMatch(/288\.3 mHa above the exact value$/);
});

it('R61.12: the curves are those of the theory, and no angle falls below the exact one', () => {
  const { curves } = at(1.4, 0).data;
  expect(curves).toHaveLength(53);
  for (const { R, hartreeFock: of, exact } of curves) {
    expect(of).toBe(hartreeFock(R));
    expect(exact).toBe(exactEnergy(R));
  }
  for (const R of [0.8, 1.4, 3, 6]) {
    for (let theta = 0; theta <= 45; theta += 0.5) {
      const { trial, exact } = at(R, theta).data;
      expect(trial).toBeGreaterThanOrEqual(exact - 1e-12);
    }
    const nearest = Math.round((bestAngle(blockAt(R)) * 360) / Math.PI) / 2;
    expect(Number(at(R, nearest).value)).toBeLessThan(0.2);
  }
});
