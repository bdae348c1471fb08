import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { termFinder } from '#src/features/reading/glossary/marking/term-names.ts';
import { placeOfStep } from '#src/model/kinds.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { runningText } from './testing/running-text.ts';

const ladder = entriesOf('tutorials').map(({ id }) => id);
const find = termFinder(entriesOf('glossary'));

/** All steps of the ladder in the order in which they are read, with the terms that each uses. */
const steps = entriesOf('tutorial-steps')
  .map((step) => {
    const [tutorial, number] = placeOfStep(step.id);
    const source = readFileSync(`content/tutorials/${step.id}.mdx`, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
    const uses = [...new Set(runningText(source).flatMap((block) => find(block).map(({ id }) => id)))];
    return { ...step, place: [ladder.indexOf(tutorial), number] as const, uses, text: `${step.title}\n${source}` };
  })
  .toSorted((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1]);

test('R60.1: list, path and tracks have the order of the ladder', () => {
  const isInOrder = (ids: readonly string[]) => ids.toSorted((a, b) => ladder.indexOf(a) - ladder.indexOf(b));
  const onPath = pageOf('learning-path').path.levels.flatMap(({ stops }) =>
    stops.flatMap(({ tutorial }) => (tutorial !== undefined && ladder.includes(tutorial) ? [tutorial] : [])),
  );
  expect(onPath).toEqual(ladder);
  for (const { id, tutorials } of pageOf('tutorials').tracks.items) expect(tutorials, id).toEqual(isInOrder(tutorials));
  for (const { id, after } of entriesOf('tutorials')) {
    for (const before of after) expect(ladder.indexOf(before), id).toBeLessThan(ladder.indexOf(id));
  }
});

test('R60.2: no step uses a term that neither an earlier step nor its own taught, unless it shows it as a link', () => {
  const taught = new Set<string>();
  const ahead = steps.flatMap(({ id, teaches = [], assumes = [], uses }) => {
    for (const term of teaches) taught.add(term);
    return uses.filter((term) => !taught.has(term) && !assumes.includes(term)).map((term) => `${id}: ${term}`);
  });
  expect(ahead).toEqual([]);
});

test('R60.2: what a step assumes is used there, and not taught by then', () => {
  const taught = new Set<string>();
  const idle = steps.flatMap(({ id, teaches = [], assumes = [], uses }) => {
    const needless = assumes.filter((term) => taught.has(term) || !uses.includes(term)).map((term) => `${id}: ${term}`);
    for (const term of teaches) taught.add(term);
    return needless;
  });
  expect(idle).toEqual([]);
});

/** Words that many names have in common. */
const COMMON = ['gate', 'code', 'quantum', 'theorem', 'state', 'error'];

test('R60.2: every term that a step teaches is named in it, by a word of its own', () => {
  const wordsOf = new Map(
    entriesOf('glossary').map(({ id, term, aliases = [] }) => [
      id,
      [term, ...aliases].flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
    ]),
  );
  const unnamed = steps.flatMap(({ id, teaches = [], text }) =>
    teaches
      .filter((term) => {
        const own = wordsOf.get(term)?.filter((word) => !COMMON.includes(word)) ?? [];
        return !own.some((word) => text.toLowerCase().includes(word.replace(/s$/, '')));
      })
      .map((term) => `${id}: ${term}`),
  );
  expect(unnamed).toEqual([]);
});
