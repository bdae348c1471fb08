import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answered } from '../session/schedule.ts';
import { DAY, NOW, stateOf } from '../testing/states.ts';
import { parseState } from './card-state.ts';
import { keepAnswer, mergeCards, readCards, takeAnswerBack } from './keep-cards.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const remember = (id: string, now: number) =>
  keepAnswer(id, (before) => answered(id, before, 'remembered', { now, took: 1000 }));

/** Writes past the page, as a newer edition or something else would. */
async function put(row: unknown, version?: number): Promise<void> {
  await readCards();
  await new Promise<void>((resolve) => {
    const request = indexedDB.open('review', version);
    request.onsuccess = () => {
      const { result } = request;
      const transaction = result.transaction('cards', 'readwrite');
      if (row) transaction.objectStore('cards').put(row);
      transaction.oncomplete = () => {
        result.close();
        resolve();
      };
    };
  });
}

async function rows(): Promise<unknown[]> {
  return new Promise((resolve) => {
    const request = indexedDB.open('review');
    request.onsuccess = () => {
      const asked = request.result.transaction('cards').objectStore('cards').getAll();
      asked.onsuccess = () => {
        request.result.close();
        resolve(asked.result);
      };
    };
  });
}

describe('R66.5: answers', () => {
  it('are kept, and the next one goes on from the last', async () => {
    await remember('term/a', NOW);
    const second = await remember('term/a', NOW + 2 * DAY);
    expect(second).toMatchObject({ value: { before: { reps: 1 }, after: { reps: 2, days: 11 } } });
    expect(await readCards()).toMatchObject({ value: { states: [{ id: 'term/a', reps: 2 }], left: [] } });
  });

  it('of two tabs at once are both counted', async () => {
    await Promise.all([remember('term/a', NOW), remember('term/a', NOW + 1), remember('term/b', NOW)]);
    expect(await readCards()).toMatchObject({ value: { states: [{ reps: 2 }, { reps: 1 }] } });
  });

  it('are taken back, one or the first', async () => {
    const first = await remember('term/a', NOW);
    const second = await remember('term/a', NOW + 2 * DAY);
    if (!('value' in first) || !('value' in second)) throw new Error('nothing was kept');
    expect(await takeAnswerBack(second.value.before, second.value.after)).toEqual({ value: undefined });
    expect(await rows()).toEqual([first.value.after]);
    expect(await takeAnswerBack(first.value.before, first.value.after)).toEqual({ value: undefined });
    expect(await rows()).toEqual([]);
  });

  it('are not taken back over what another tab has answered since', async () => {
    const mine = await remember('term/a', NOW);
    if (!('value' in mine)) throw new Error('nothing was kept');
    await remember('term/a', NOW + 1000);
    expect(await takeAnswerBack(mine.value.before, mine.value.after)).toEqual({
      problem: 'Another tab has answered this card since: its answer stays.',
    });
    expect(await rows()).toMatchObject([{ reps: 2 }]);
  });
});

describe('R66.5: what a newer edition has kept', () => {
  it('row by row, is neither asked nor changed', async () => {
    const newer = { ...stateOf('term/a'), version: 2, mood: 'good' };
    await put(newer);
    await remember('term/b', NOW);
    expect(await readCards()).toMatchObject({
      value: { left: ['term/a'], hasNewer: true, states: [{ id: 'term/b' }] },
    });
    expect(await remember('term/a', NOW)).toEqual({
      problem: 'What is kept of this card stays as it is. It was answered in a newer edition of this page.',
    });
    expect(await mergeCards([stateOf('term/a', { reviewed: NOW + DAY, due: NOW + 2 * DAY })])).toEqual({ value: 0 });
    expect((await rows())[0]).toEqual(newer);
  });

  it('as a whole, is told', async () => {
    await new Promise<void>((resolve) => {
      const request = indexedDB.open('review', 2);
      request.onupgradeneeded = () => request.result.createObjectStore('cards', { keyPath: 'id' });
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    const problem = 'A newer edition of this page keeps cards here: reload the page.';
    expect(await readCards()).toEqual({ problem });
    expect(await remember('term/a', NOW)).toEqual({ problem });
    expect(await rows()).toEqual([]);
  });

  it('what cannot be read is left alone', async () => {
    await put({ id: 'term/a', version: 1 });
    expect(await readCards()).toMatchObject({ value: { states: [], left: ['term/a'], hasNewer: false } });
  });
});

it('R66.7: of two answers to a card the later one stays', async () => {
  await mergeCards([stateOf('term/a', { reps: 5 }), stateOf('term/b')]);
  const merged = await mergeCards([
    stateOf('term/a', { reps: 9, reviewed: NOW - 4 * DAY, first: NOW - 5 * DAY }),
    stateOf('term/b', { reps: 9, reviewed: NOW - 2 * DAY }),
    stateOf('term/c'),
  ]);
  expect(merged).toEqual({ value: 2 });
  expect(await rows()).toMatchObject([{ reps: 5 }, { reps: 9 }, { id: 'term/c' }]);
});

describe('R66.5: a browser that keeps nothing', () => {
  it('has no storage, or no room', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await remember('term/a', NOW)).toEqual({
      problem: 'This browser has no room left: nothing more is kept.',
    });
    vi.stubGlobal('indexedDB', undefined);
    expect(await readCards()).toEqual({ problem: 'This browser does not let the page keep cards.' });
    expect(await remember('term/a', NOW)).toEqual({ problem: 'This browser does not let the page keep cards.' });
  });
});

it.each([
  [null, 'It is no card.'],
  [{ ...stateOf('term/a'), version: '1' }, '“version” is not 1.'],
  [{ ...stateOf('term/a'), version: 2 }, 'It was answered in a newer edition of this page.'],
  [stateOf('../a'), '“id” is no name of a card.'],
  [stateOf('__proto__'), '“id” is no name of a card.'],
  [stateOf('term/a', { due: Number.NaN }), '“due” is no number from 0 to 8204889600000.'],
  [stateOf('term/a', { due: Number.POSITIVE_INFINITY }), '“due” is no number from 0 to 8204889600000.'],
  [stateOf('term/a', { stability: -1 }), '“stability” is no number from 0.0001 to 36500.'],
  [stateOf('term/a', { reps: 1.5 }), '“reps” is no number from 1 to 100000.'],
  [stateOf('term/a', { due: NOW - 4 * DAY }), '“due” lies before “reviewed”.'],
  [stateOf('term/a', { first: NOW }), '“reviewed” lies before “first”.'],
  [{ ...stateOf('term/a'), color: 'red' }, '“color” means nothing here.'],
])('a row %o is refused with its field', (row, fault) => expect(parseState(row)).toEqual({ fault }));
