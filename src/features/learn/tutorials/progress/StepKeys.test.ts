import { expect, it } from 'vitest';
import { stepToGoTo } from './StepKeys.island.tsx';

const READING = 80;

it('j leads to the next step and k to the one before, or to the beginning of the present one', () => {
  expect(stepToGoTo('j', [500, 900], READING)).toBe(0);
  expect(stepToGoTo('j', [80.4, 900], READING)).toBe(1);
  expect(stepToGoTo('k', [-700, 79.6, 900], READING)).toBe(0);
  expect(stepToGoTo('k', [-700, -200, 900], READING)).toBe(1);
});

it('there is nothing after the last step and nothing before the first', () => {
  expect(stepToGoTo('j', [-900, 80], READING)).toBe(-1);
  expect(stepToGoTo('k', [80, 900], READING)).toBe(-1);
});
