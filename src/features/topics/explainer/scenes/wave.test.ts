import { expect, it } from 'vitest';
import { add, complex, fromPolar, ONE } from '#circuit/quantum/complex.ts';
import { amplitudeWave } from './wave.ts';

const field = { left: 20, right: 280, middle: 90, unit: 40 };

it('R41.2: two waves of which one is half a wave late are a level line', () => {
  const path = amplitudeWave(add(ONE, fromPolar(1, Math.PI)), field);
  expect(path.startsWith('M20 90l')).toBe(true);
  const steps = path.slice(path.indexOf('l') + 1).match(/-?\d*\.?\d+/g) ?? [];
  expect(steps.map(Number).filter((step, index) => index % 2 === 1 && step !== 0)).toEqual([]);
});

it('R41.2: a wave starts at its height in phase, at rest a quarter late, and opposite half a wave late', () => {
  expect(amplitudeWave(complex(1), field)).toMatch(/^M20 50l/);
  expect(amplitudeWave(fromPolar(1, Math.PI / 2), field)).toMatch(/^M20 90l/);
  expect(amplitudeWave(complex(-0.5), field)).toMatch(/^M20 110l/);
});
