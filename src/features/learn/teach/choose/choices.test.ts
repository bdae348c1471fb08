import { expect, test } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { LONGEST_ADDRESS } from '../set-address.ts';
import { setPath } from './change-set.ts';
import { choiceGroups } from './choices.ts';

const choices = choiceGroups().flatMap((group) => group.choices);

test('every task and puzzle can be in a set, and an id is one of them', () => {
  const ids = choices.map(({ id }) => id);
  expect(ids).toHaveLength(entriesOf('tasks').length + entriesOf('puzzles').length);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { judged } of choices) expect(judged).not.toBe('');
});

test('groups have anchors of their own', () => {
  const ids = choiceGroups().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the thirty longest names have room in an address', () => {
  const longest = choices.toSorted((a, b) => b.id.length - a.id.length).slice(0, 30);
  const items = longest.map(({ id, variants }) => ({ id, variant: variants }));
  const path = setPath({ title: 'x'.repeat(60), note: 'x'.repeat(120), variants: 'same', items });
  expect(path.length).toBeLessThan(LONGEST_ADDRESS);
});
