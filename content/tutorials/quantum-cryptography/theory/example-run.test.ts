import { expect, test } from 'vitest';
import { exampleRun, isKept } from './example-run.ts';

test('bits agree wherever the bases do, and in about half of the other pulses', () => {
  const run = exampleRun(2000);
  const kept = run.filter(isKept);
  const others = run.filter((pulse) => !isKept(pulse));
  expect(kept.every(({ aliceBit, bobBit }) => aliceBit === bobBit)).toBe(true);
  expect(kept.length / run.length).toBeCloseTo(0.5, 1);
  expect(others.filter(({ aliceBit, bobBit }) => aliceBit === bobBit).length / others.length).toBeCloseTo(0.5, 1);
});

test('the run on the page shows agreement, disagreement and both bases', () => {
  const run = exampleRun(12);
  expect(new Set(run.filter(isKept).map(({ aliceBasis }) => aliceBasis))).toEqual(new Set(['Z', 'X']));
  expect(run.some((pulse) => !isKept(pulse) && pulse.aliceBit !== pulse.bobBit)).toBe(true);
  expect(run.some((pulse) => !isKept(pulse) && pulse.aliceBit === pulse.bobBit)).toBe(true);
  expect(exampleRun(12)).toEqual(run);
});
