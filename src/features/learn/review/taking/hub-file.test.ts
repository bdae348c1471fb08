import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BELL } from '#circuit/circuit/circuit.ts';
import { readList, save } from '#src/features/lab/saved/saved.ts';
import { mergeCards } from '../kept/keep-cards.ts';
import { DAY, NOW, stateOf } from '../testing/states.ts';
import { countWords } from './count-words.ts';
import { readHubFile, type TakenWork, writeHubFile } from './hub-file.ts';
import { addWork, countsOf, mergedWork, newIn, ownWork } from './own-work.ts';

const bell = { title: 'Bell', circuit: BELL };

function wipe(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', {});
}

beforeEach(() => {
  wipe();
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => vi.unstubAllGlobals());

async function work(): Promise<void> {
  await mergeCards([stateOf('term/a'), stateOf('grovers-search/geometric-picture/question')]);
  await save(bell, 'a', new Date(NOW));
  Object.assign(localStorage, {
    'tutorial:grovers-search': '[1,2,5]',
    tour: '[1,2]',
    solved: '["make-plus"]',
    puzzles: '["flip-it"]',
    tries:
      '{"make-plus":{"tries":2,"isSolved":true,"answer":"h q[0];"},"two-paths=17":{"tries":1,"isSolved":false,"answer":""}}',
  });
}

const fileNow = async () => writeHubFile((await ownWork()).work, NOW);
const read = (text: string, now = NOW) => {
  const file = readHubFile(text, now);
  if ('fault' in file) throw new Error(file.fault);
  return file.file;
};

describe('R66.7: hub.json', () => {
  it('leads back to everything in an empty browser, and changes nothing where it all is', async () => {
    await work();
    const before = await ownWork();
    const text = await fileNow();
    wipe();
    const file = read(text);
    expect(countWords(countsOf(file))).toBe('2 cards, 1 circuit, 1 task, 1 puzzle, 5 steps');
    expect(newIn(file, (await ownWork()).work)).toEqual(countsOf(file));
    expect(await addWork(file)).toEqual([]);
    expect(await ownWork()).toEqual(before);
    expect(countWords(newIn(file, (await ownWork()).work))).toBe('nothing');
    expect(await addWork(file)).toEqual([]);
    expect(await ownWork()).toEqual(before);
    expect(localStorage.review).toBe('done');
  });

  it('is added to what is here, of which nothing gets lost', async () => {
    await work();
    const file = read(await fileNow());
    wipe();
    await mergeCards([stateOf('term/a', { reviewed: NOW - DAY, due: NOW, reps: 7 }), stateOf('term/own')]);
    await save({ ...bell, title: 'Own' }, 'a', new Date(NOW));
    Object.assign(localStorage, { 'tutorial:grovers-search': '[2,3]', solved: '["own"]', tour: '[9]' });
    expect(newIn(file, (await ownWork()).work)).toEqual({ cards: 1, circuits: 1, tasks: 1, puzzles: 1, steps: 4 });
    await addWork(file);
    const { work: all } = await ownWork();
    expect(all.cards.find(({ id }) => id === 'term/a')?.reps).toBe(7);
    expect(all.cards).toHaveLength(3);
    expect(all).toMatchObject({
      tutorials: { 'grovers-search': [1, 2, 3, 5] },
      tour: [1, 2, 9],
      solved: ['own', 'make-plus'],
    });
    const circuits = await readList('saved');
    expect('value' in circuits && circuits.value.saved.map(({ document }) => document.title).toSorted()).toEqual([
      'Bell',
      'Own',
    ]);
  });

  it('holds nothing that it could not read, whatever lies in the browser', async () => {
    Object.assign(localStorage, {
      'tutorial:ok': '[0,1,1000,2.5]',
      'tutorial:../x': '[1]',
      tour: 'no',
      solved: `["${'x'.repeat(100)}","fine"]`,
      tries: '{"__proto__":1,"ok":{"tries":1},"fine":{"tries":1,"isSolved":true,"answer":"x"}}',
    });
    const file = read(await fileNow());
    expect(file).toMatchObject({ tutorials: { ok: [1, 2, 5] }, tour: [], solved: ['fine'] });
    expect(Object.keys(file.tutorials)).toEqual(['ok']);
    expect(Object.keys(file.tries)).toEqual(['fine']);
  });

  it('says which part could not be added, and adds the rest', async () => {
    await work();
    const file = read(await fileNow());
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('localStorage', {});
    expect(await addWork(file)).toEqual([
      'The cards were not added. This browser does not let the page keep cards.',
      'The circuits were not added. This browser does not let the page keep circuits.',
    ]);
    expect(localStorage.solved).toBe('["make-plus"]');
    vi.stubGlobal('localStorage', undefined);
    expect(await addWork({ ...file, cards: [], circuits: [] })).toEqual([
      'This browser has no room for all of the tasks and steps, or keeps none.',
    ]);
  });
});

describe('R66.7: a file is refused by its size or its field', () => {
  const EMPTY: TakenWork = { cards: [], circuits: [], tutorials: {}, tour: [], solved: [], puzzles: [], tries: {} };
  const changed = (changes: object) => JSON.stringify({ ...JSON.parse(writeHubFile(EMPTY, NOW)), ...changes });

  it('but not an empty one', () => expect(readHubFile(changed({}), NOW)).toMatchObject({ file: EMPTY }));

  it.each([
    ['', 'The file is no JSON, or its end is missing.'],
    [changed({}).slice(0, -2), 'The file is no JSON, or its end is missing.'],
    ['null', 'It is no file of this site: “format” is not “quantum-hub”.'],
    ['{"format":"quantum-hub-work"}', 'It is no file of this site: “format” is not “quantum-hub”.'],
    [changed({ version: 2 }), 'The file is of version 2; this page reads version 1. Reload the page.'],
    [changed({ version: '1' }), '“version” is not 1.'],
    [changed({ saved: 'yesterday' }), '“saved” is no time.'],
    [changed({ color: 'red' }), '“color” means nothing here.'],
    [changed({ cards: {} }), '“cards” is no list.'],
    [changed({ cards: [stateOf('term/a', { due: -1 })] }), 'Card 1: “due” is no number from 0 to 8204889600000.'],
    [changed({ cards: [stateOf('term/a'), stateOf('term/a')] }), '“cards” names a card twice.'],
    [
      changed({ cards: [stateOf('term/a', { reviewed: NOW + 2 * DAY, due: NOW + 3 * DAY })] }),
      'Card 1: “reviewed” lies ahead of this computer’s clock.',
    ],
    [changed({ cards: Array.from({ length: 5001 }, () => 0) }), '“cards” has 5001 entries; 5000 are the most.'],
    [changed({ circuits: [7] }), 'Circuit 1: It is no record.'],
    [changed({ tutorials: { '../x': [1] } }), '“tutorials” has “../x”, which is no name.'],
    [changed({ tutorials: { x: ['1'] } }), '“x” is no list of numbers of steps.'],
    [changed({ tour: [0] }), '“tour” is no list of numbers of steps.'],
    [changed({ solved: ['<script>'] }), '“solved” is no list of names.'],
    [changed({ puzzles: 'flip-it' }), '“puzzles” is no list.'],
    [changed({ tries: { a: { tries: 1 } } }), '“tries” of a is not tries, isSolved and answer.'],
    [' '.repeat(16_000_001), 'The file has more than 16 MB: it is no file of this site.'],
  ])('%#: %.40s', (text, fault) => expect(readHubFile(text, NOW)).toEqual({ fault }));

  it('and names of the language’s own objects are names like others, or none', async () => {
    const text = changed({}).replace('"tutorials":{}', '"tutorials":{"__proto__":[1]}');
    expect(readHubFile(text, NOW)).toEqual({ fault: '“tutorials” has “__proto__”, which is no name.' });
    expect(readHubFile(changed({ tutorials: { constructor: [1] } }), NOW)).toMatchObject({
      file: { tutorials: { constructor: [1] } },
    });
    const tries = { constructor: { tries: 1, isSolved: true, answer: '' } };
    const file = read(changed({ tutorials: { constructor: [1] }, tries }));
    expect(newIn(file, (await ownWork()).work).steps).toBe(1);
    expect(await addWork(file)).toEqual([]);
    expect((await ownWork()).work).toMatchObject({ tutorials: { constructor: [1] }, tries });
  });
});

it('one’s own answer to a task stays, unless only the other one is right', () => {
  const mine = { tries: 3, isSolved: false, answer: 'mine' };
  const right = { tries: 1, isSolved: true, answer: 'right' };
  expect(mergedWork(undefined, right)).toEqual(right);
  expect(mergedWork(mine, right)).toEqual({ tries: 3, isSolved: true, answer: 'right' });
  expect(mergedWork(right, mine)).toEqual({ tries: 3, isSolved: true, answer: 'right' });
  expect(mergedWork(mine, { ...mine, answer: 'theirs' }).answer).toBe('mine');
});
