import { beforeEach, expect, it, vi } from 'vitest';
import { doneSteps, stepAfter, toggleStep } from './done-steps.ts';

beforeEach(() => vi.stubGlobal('localStorage', {}));

it('a mark is set and taken away, and the steps stay in order', () => {
  for (const step of [3, 12, 2]) toggleStep('grovers-search', step);
  expect(doneSteps('grovers-search')).toEqual(['2', '3', '12']);
  toggleStep('grovers-search', 3);
  expect(doneSteps('grovers-search')).toEqual(['2', '12']);
  expect(doneSteps('shors-algorithm')).toEqual([]);
});

it('what is no list of steps counts as nothing', () => {
  vi.stubGlobal('localStorage', { 'tutorial:a': 'no', 'tutorial:b': '[1,null]' });
  expect(doneSteps('a')).toEqual([]);
  expect(doneSteps('b')).toEqual(['1']);
});

it('goes on after the last step done, whichever were left out', () => {
  expect(stepAfter([])).toBe(1);
  expect(stepAfter(['1', '12'])).toBe(13);
});
