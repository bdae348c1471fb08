import { expect, it } from 'vitest';
import { changedSpeed, speedOf } from './use-player.ts';

it('goes up and down one step at a time and stops at the ends', () => {
  expect(changedSpeed(1, 1)).toBe(1.25);
  expect(changedSpeed(1, -1)).toBe(0.75);
  expect(changedSpeed(2, 1)).toBe(2);
  expect(changedSpeed(0.75, -1)).toBe(0.75);
});

it('reads a field', () => {
  expect(speedOf('1.5')).toBe(1.5);
  expect(speedOf('9')).toBe(1);
});
