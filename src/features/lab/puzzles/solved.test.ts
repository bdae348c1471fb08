import { afterEach, expect, test, vi } from 'vitest';
import { keepPuzzleTry, solvedPuzzles } from './solved.ts';
import { keptWork } from './tries.ts';

afterEach(() => vi.unstubAllGlobals());

test('tries of a puzzle are counted with the last answer, and what is solved stays solved', () => {
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('dispatchEvent', () => true);
  keepPuzzleTry('flip-it', { isSolved: false, answer: '1:q1,h0' });
  expect(solvedPuzzles()).toEqual([]);
  keepPuzzleTry('flip-it', { isSolved: true, answer: '1:q1,x0' });
  keepPuzzleTry('flip-it', { isSolved: false, answer: '1:q1' });
  expect(solvedPuzzles()).toEqual(['flip-it']);
  expect(keptWork()).toEqual({ 'flip-it': { tries: 3, isSolved: true, answer: '1:q1' } });
});

test('a browser that keeps nothing does not stop a puzzle', () => {
  expect(() => keepPuzzleTry('flip-it', { isSolved: true, answer: '' })).not.toThrow();
});
