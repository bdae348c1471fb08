import { expect, it } from 'vitest';
import { angleAt, chanceOfOne, ORDER } from './tilt.ts';

it('the chance of 1 goes from nothing at |0⟩ by a half to certainty at |1⟩', () => {
  expect(chanceOfOne(0)).toBe(0);
  expect(chanceOfOne(Math.PI / 2)).toBeCloseTo(0.5);
  expect(chanceOfOne(Math.PI)).toBeCloseTo(1);
});

it('a pointer asks for its angle from straight up, on either side', () => {
  const wheel = { left: 0, top: 0, width: 200, height: 200 };
  expect(angleAt(wheel, { clientX: 100, clientY: 0 })).toBeCloseTo(0);
  expect(angleAt(wheel, { clientX: 200, clientY: 100 })).toBeCloseTo(90);
  expect(angleAt(wheel, { clientX: 0, clientY: 100 })).toBeCloseTo(90);
  expect(angleAt(wheel, { clientX: 100, clientY: 200 })).toBeCloseTo(180);
});

it('a hundred readings turn one after the other, each once', () => {
  expect([...ORDER].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index));
});
