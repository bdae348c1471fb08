import { beforeEach, expect, it, vi } from 'vitest';
import { keptWork } from '#src/features/lab/puzzles/tries.ts';
import { keepTry, solvedTasks } from './solved-tasks.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('dispatchEvent', () => true);
});

it('tries are counted, and what was solved stays solved', () => {
  keepTry('make-a-minus', 1, { isSolved: false, answer: 'h q[0];' });
  expect(solvedTasks()).toEqual([]);
  keepTry('make-a-minus', 1, { isSolved: true, answer: 'x q[0]; h q[0];' });
  keepTry('make-a-minus', 1, { isSolved: false, answer: '' });
  keepTry('two-paths-one-turned', 17, { isSolved: true, answer: '33 %' });
  expect(solvedTasks()).toEqual(['make-a-minus', 'two-paths-one-turned']);
  expect(keptWork()).toEqual({
    'make-a-minus': { tries: 3, isSolved: true, answer: '' },
    'two-paths-one-turned=17': { tries: 1, isSolved: true, answer: '33 %' },
  });
});

it('what cannot be read counts as nothing, and an answer is kept only so far', () => {
  vi.stubGlobal('localStorage', { tries: '{"a":', solved: 'null' });
  expect(keptWork()).toEqual({});
  keepTry('a', 1, { isSolved: true, answer: 'x'.repeat(10_000) });
  expect(keptWork().a?.answer).toHaveLength(4000);
});

it('says so where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepTry('a', 1, { isSolved: true, answer: '' })).toBe(false);
});
