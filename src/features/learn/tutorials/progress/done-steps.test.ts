import { expect, it } from 'vitest';
import { doneSteps, toggleStep } from './done-steps.ts';

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

it('a mark is set and taken away, and the steps stay in order', () => {
  const storage = memory();
  for (const step of [3, 1, 2]) toggleStep('grovers-search', step, storage);
  expect(doneSteps('grovers-search', storage)).toEqual([1, 2, 3]);
  toggleStep('grovers-search', 2, storage);
  expect(doneSteps('grovers-search', storage)).toEqual([1, 3]);
  expect(doneSteps('shors-algorithm', storage)).toEqual([]);
});

it('what is no list of steps counts as nothing', () => {
  expect(doneSteps('a', memory({ 'tutorial:a': '{"1":true}' }))).toEqual([]);
  expect(doneSteps('a', memory({ 'tutorial:a': 'no' }))).toEqual([]);
  expect(doneSteps('a', memory({ 'tutorial:a': '[1,"2",null]' }))).toEqual([1]);
});
