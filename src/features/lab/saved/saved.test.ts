import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BELL, emptyCircuit } from '#circuit/circuit/circuit.ts';
import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import { drawnCircuit } from '#circuit/testing/random-circuit.ts';
import { keepDocument, keepLeft, keepLesson, MOST_TASKS, readDocument, readLesson } from './documents.ts';
import { type Left, leave, takeBack } from './left.ts';
import { deleteFrom, importSaved, readFile, readList, save, writeFile } from './saved.ts';
import { parseRecord, recordOf, type SavedCircuit } from './saved-circuit.ts';
import { taskRecord } from './task-record.ts';

const bell: LabDocument = { title: 'Bell', circuit: BELL };
const other: LabDocument = { title: 'Other', circuit: drawnCircuit(3, 5, 40) };
const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const list = async (which: 'recent' | 'saved' = 'saved') => {
  const read = await readList(which);
  return 'value' in read ? read.value.saved.map(({ id, document }) => [id, document.title]) : read;
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', storage());
  openTab();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** As browsers have it: keys are properties, methods are not. */
function storage(): Record<string, string> {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });
}

const openTab = (tab = storage()) => vi.stubGlobal('sessionStorage', tab);

/** Writes past the lab, as a broken disk or an extension might. */
async function disturb(store: string, value: unknown, key?: string): Promise<void> {
  await save(bell, 'bell');
  await new Promise<void>((resolve) => {
    const request = indexedDB.open('lab', 2);
    request.onsuccess = () => {
      const transaction = request.result.transaction(store, 'readwrite');
      transaction.objectStore(store).put(value, key);
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}

describe('documents that are worked at', () => {
  const kept = async (...given: Parameters<typeof keepDocument>) => {
    const result = await keepDocument(...given);
    if ('problem' in result) throw new Error(result.problem);
    return result.value;
  };
  const titled = (title: string): LabDocument => ({ title, circuit: BELL });
  const recentTitles = async () => {
    const read = await readList('recent');
    return 'value' in read ? read.value.saved.map(({ document }) => document.title) : [];
  };

  it('are there again, and nothing on a first visit', async () => {
    expect(await readDocument(undefined)).toEqual({ value: undefined });
    const place = await kept(bell);
    expect(await readDocument(place.id)).toEqual({ value: { ...place, document: bell } });
    expect(await readDocument('deleted')).toEqual({ value: { ...place, document: bell } });
  });

  it('stay in their place as long as nobody else writes there', async () => {
    const first = await kept(bell, undefined, day(1));
    expect(await kept(other, first, day(2))).toEqual({ id: first.id, saved: day(2).toISOString() });
    expect(await list('recent')).toEqual([[first.id, 'Other']]);
    await deleteFrom('recent', first.id);
    expect(await kept(bell, first, day(3))).toMatchObject({ id: first.id });
  });

  it('R32.7 of two tabs get two places, and neither overwrites the other', async () => {
    const before = await kept(titled('Common'), undefined, day(1));
    const [left, right] = await Promise.all([
      kept(titled('Left'), before, day(2)),
      kept(titled('Right'), before, day(3)),
    ]);
    expect(left.id).not.toBe(right.id);
    expect(await recentTitles()).toEqual(['Right', 'Left']);
    expect(await kept(titled('Left too'), left, day(4))).toMatchObject({ id: left.id });
    expect(await kept(titled('Right too'), right, day(5))).toMatchObject({ id: right.id });
    expect(await recentTitles()).toEqual(['Right too', 'Left too']);
  });

  it('R32.7 are the last twenty, the one just written among them whatever the clock says', async () => {
    for (let number = 2; number <= 26; number++) await kept(titled(`${number}`), undefined, day(number));
    expect(await recentTitles()).toHaveLength(20);
    const early = await kept(titled('early'), undefined, day(1));
    const titles = await recentTitles();
    expect(titles).toHaveLength(20);
    expect(titles).toContain('early');
    expect(titles.slice(0, 2)).toEqual(['26', '25']);
    expect(await kept(titled('again'), early, day(1))).toMatchObject({ id: early.id });
    expect(await recentTitles()).toHaveLength(20);
    expect(await list('saved')).toEqual([]);
  });

  it('leave a mark by which the page knows before its scripts', async () => {
    await keepDocument(bell);
    expect(localStorage.lab).toBe('1');
  });

  it('R32.7 keep their noise', async () => {
    const noisy = { ...bell, noise: 'ibm-heron-r3' };
    expect(await readDocument((await kept(noisy)).id)).toMatchObject({ value: { document: noisy } });
  });

  it('are told when they cannot be read', async () => {
    await disturb('recent', { id: 'x', version: 1, saved: '', document: { title: 'x', circuit: { qubits: [] } } });
    const fault = 'The circuit that was kept here cannot be read. It has no proper date.';
    expect(await readDocument('x')).toEqual({ problem: fault });
    expect(await list('recent')).toEqual([]);
  });

  it('R32.7 are apart from what is built in lessons', async () => {
    await kept(bell);
    await keepLesson(other, 'puzzle-make-minus');
    await keepLesson(bell, 'tour');
    expect(await readLesson('puzzle-make-minus')).toEqual(other);
    expect(await readLesson('puzzle-other')).toBeUndefined();
    expect(await readDocument(undefined)).toMatchObject({ value: { document: bell } });
    expect(await list('recent')).toHaveLength(1);
  });
});

it('R32.7 each tab has its own attempt at a lesson, and a new one begins with the last', async () => {
  const [first, second] = [storage(), storage()];
  openTab(first);
  await keepLesson(bell, 'puzzle-make-minus');
  openTab(second);
  expect(await readLesson('puzzle-make-minus')).toEqual(bell);
  await keepLesson(other, 'puzzle-make-minus');
  expect(await readLesson('puzzle-make-minus')).toEqual(other);
  openTab(first);
  expect(await readLesson('puzzle-make-minus')).toEqual(bell);
  openTab();
  expect(await readLesson('puzzle-make-minus')).toEqual(other);
  sessionStorage.setItem('lesson:puzzle-make-minus', 'broken');
  expect(await readLesson('puzzle-make-minus')).toEqual(other);
});

it('R48.7 keeps an attempt for each task from an address, the last hundred of them, and leaves puzzles alone', async () => {
  await keepLesson(other, 'puzzle-make-minus', day(1));
  const ids = Array.from({ length: MOST_TASKS + 1 }, (_, index) => taskRecord(`1z:${index}`));
  expect(new Set(ids).size).toBe(ids.length);
  for (const [index, id] of ids.entries()) await keepLesson(bell, id, day(2 + index));
  openTab();
  expect(await readLesson(ids[0] ?? '')).toBeUndefined();
  expect(await readLesson(ids[1] ?? '')).toEqual(bell);
  expect(await readLesson(ids.at(-1) ?? '')).toEqual(bell);
  expect(await readLesson('puzzle-make-minus')).toEqual(other);
});

describe('what a page leaves', () => {
  const address = '#1:q2';
  const left = (more: Partial<Left> = {}): Left => ({ document: other, address, ...more });
  const keep = async (...given: Parameters<typeof keepDocument>) => {
    const result = await keepDocument(...given);
    return 'value' in result ? result.value : undefined;
  };

  it('R32.7 is kept in its place by the next page, once, and said to that which goes on there', async () => {
    const known = await keep(bell, undefined, day(1));
    leave(left({ known }));
    expect(localStorage.lab).toBe('1');
    expect(await keepLeft(address)).toMatchObject({ id: known?.id });
    expect(await list('recent')).toEqual([[known?.id, 'Other']]);
    expect(await keepLeft(address)).toBeUndefined();
    leave(left({ document: bell, known }));
    expect(await keepLeft('#kept')).toBeUndefined();
    expect((await list('recent')) as unknown[]).toHaveLength(2);
  });

  it('R32.7 is kept once, though the page has kept it after all', async () => {
    const known = await keep(bell, undefined, day(1));
    leave(left({ known, document: { ...other, noise: 'ibm-heron-r3' } }));
    await keep({ ...other, noise: 'ibm-heron-r3' }, known, day(2));
    await keepLeft(address);
    expect(await list('recent')).toEqual([[known?.id, 'Other']]);
  });

  it('R32.7 may come from several tabs, and from a lesson', async () => {
    leave(left());
    leave(left({ document: bell }));
    leave(left({ lesson: 'puzzle-make-minus' }));
    takeBack(leave(left({ document: { ...bell, title: 'Back' } })) ?? '');
    await keepLeft('');
    expect(((await list('recent')) as string[][]).map(([, title]) => title).sort()).toEqual(['Bell', 'Other']);
    expect(await readLesson('puzzle-make-minus')).toEqual(other);
  });

  it('is nothing where the browser keeps nothing, or something has changed it', async () => {
    localStorage['lab-left:1'] = '{"document":{}}';
    expect(await keepLeft(address)).toBeUndefined();
    localStorage['lab-left:1'] = '{';
    expect(await keepLeft(address)).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    expect(leave(left())).toBeUndefined();
    expect(await keepLeft(address)).toBeUndefined();
  });
});

describe('what the first edition of the lab has kept', () => {
  /** As that edition wrote it. */
  const keepAsBefore = (last: unknown) =>
    new Promise<void>((resolve) => {
      const request = indexedDB.open('lab', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('last');
        request.result.createObjectStore('saved', { keyPath: 'id' });
      };
      request.onsuccess = () => {
        const transaction = request.result.transaction(['last', 'saved'], 'readwrite');
        if (last) transaction.objectStore('last').put(last, 'last');
        transaction.objectStore('saved').put({ version: 1, id: 'a', saved: day(1).toISOString(), document: other });
        transaction.oncomplete = () => {
          request.result.close();
          resolve();
        };
      };
    });

  it('R32.7 is all there: the open circuit is the first of the recent ones', async () => {
    await keepAsBefore({ version: 1, document: bell });
    expect(await readDocument(undefined)).toMatchObject({ value: { document: bell } });
    expect(await list('recent')).toEqual([['last', 'Bell']]);
    expect(await list('saved')).toEqual([['a', 'Other']]);
  });

  it('may be no open circuit, or a damaged one', async () => {
    await keepAsBefore(undefined);
    expect(await list('recent')).toEqual([]);
    expect(await list('saved')).toEqual([['a', 'Other']]);
    vi.stubGlobal('indexedDB', new IDBFactory());
    await keepAsBefore(7);
    expect(await readList('recent')).toMatchObject({
      value: { saved: [], faults: ['A recent circuit cannot be read. It has no known version.'] },
    });
  });
});

describe('saved circuits', () => {
  it('are listed with the newest first', async () => {
    expect(await save(bell, 'a', day(1))).toEqual({
      value: { id: 'a', saved: '2026-11-01T00:00:00.000Z', document: bell },
    });
    await save(other, 'b', day(3));
    await save(bell, 'c', day(2));
    expect(await list()).toEqual([
      ['b', 'Other'],
      ['c', 'Bell'],
      ['a', 'Bell'],
    ]);
  });

  it('take the place of one with their id, and get a new id without', async () => {
    await save(bell, 'a');
    await save(other, 'a');
    expect(await list()).toEqual([['a', 'Other']]);
    const [first, second] = await Promise.all([save(bell), save(bell)]);
    expect('value' in first && 'value' in second && first.value.id !== second.value.id).toBe(true);
    expect(await list()).toHaveLength(3);
  });

  it('are deleted', async () => {
    await save(bell, 'a', day(1));
    expect(await deleteFrom('saved', 'a')).toEqual({ value: undefined });
    expect(await deleteFrom('saved', 'a')).toEqual({ value: undefined });
    expect(await list()).toEqual([]);
  });

  it('that cannot be read are left out, and told', async () => {
    await disturb('saved', { id: 'broken', version: 1, saved: 'yesterday', document: bell });
    expect(await readList('saved')).toMatchObject({
      value: { saved: [{ id: 'bell' }], faults: ['A saved circuit cannot be read. It has no proper date.'] },
    });
  });

  it('are at most a thousand', async () => {
    const file = writeFile(Array.from({ length: 1000 }, (_, index) => at(`n${index}`, { ...bell, title: `${index}` })));
    expect(await importSaved(file)).toEqual({ value: { added: 1000, same: 0 } });
    const full = 'At most 1000 circuits are kept here: delete one first.';
    expect(await save(bell, 'more')).toEqual({ problem: full });
    expect(await save(other, 'n5')).toMatchObject({ value: { id: 'n5' } });
    expect(await importSaved(writeFile([at('more', bell)]))).toEqual({ problem: full });
    expect(await list()).toHaveLength(1000);
  });
});

const at = (id: string, document: LabDocument): SavedCircuit => ({ id, saved: day(1).toISOString(), document });

describe('a file of saved circuits', () => {
  it('leads back to all of them', async () => {
    await save(bell, 'a', day(1));
    await save(other, 'b', day(2));
    const read = await readList('saved');
    const file = 'value' in read ? writeFile(read.value.saved) : '';
    vi.stubGlobal('indexedDB', new IDBFactory());
    expect(await importSaved(file)).toEqual({ value: { added: 2, same: 0 } });
    expect(await readList('saved')).toEqual(read);
    expect(await importSaved(file)).toEqual({ value: { added: 0, same: 2 } });
  });

  it('changes nothing that is here', async () => {
    await save(other, 'a', day(2));
    await disturb('saved', { id: 'broken' });
    const incoming = writeFile([at('a', bell), at('broken', { ...bell, title: 'B' }), at('new', other)]);
    expect(await importSaved(incoming)).toEqual({ value: { added: 3, same: 0 } });
    const read = await readList('saved');
    const found = 'value' in read ? read.value : undefined;
    expect(found?.saved).toHaveLength(5);
    expect(found?.faults).toHaveLength(1);
    expect(found?.saved.find(({ id }) => id === 'a')?.document).toEqual(other);
    expect(await importSaved(incoming)).toEqual({ value: { added: 0, same: 3 } });
  });

  const file = (...circuits: unknown[]) => JSON.stringify({ format: 'circuit-lab', version: 1, circuits });
  const record = recordOf(at('a', bell));
  it.each([
    ['The file is no JSON, or its end is missing.', file(record).slice(0, -1)],
    ['The file holds no circuits of this lab.', '[]'],
    ['The file holds no circuits of this lab.', 'null'],
    ['The file holds no circuits of this lab.', '{"format":"other"}'],
    ['The file was written by a newer edition of the lab.', '{"format":"circuit-lab","version":2}'],
    ['The file has no list of circuits.', '{"format":"circuit-lab","version":1}'],
    ['The file holds 1001 circuits; at most 1000 fit.', file(...Array.from({ length: 1001 }, () => 0))],
    ['The file holds more than ten million characters.', ' '.repeat(10_000_001)],
    ['Circuit 1 of the file: It is no record.', file('a')],
    ['Circuit 2 of the file: It has no known version.', file(record, {})],
    ['Circuit 1 of the file: It was saved by a newer edition of the lab.', file({ ...record, version: 2 })],
    ['Circuit 1 of the file: It has no proper id.', file({ ...record, id: '../a' })],
    ['Circuit 1 of the file: It has no proper date.', file({ ...record, saved: '2026-13-01T00:00:00.000Z' })],
    ['Circuit 1 of the file: It has "color", which means nothing.', file({ ...record, color: 'red' })],
    ['Circuit 1 of the file: The document lacks "title".', file({ ...record, document: { circuit: BELL } })],
    [
      'Circuit 1 of the file: The circuit has no qubits.',
      file({ ...record, document: { title: '', circuit: emptyCircuit(0) } }),
    ],
    ['Circuit 2 of the file has the id of another one.', file(record, record)],
  ])('is refused: %s', async (fault, text) => {
    await save(other, 'here');
    expect(readFile(text)).toEqual({ fault });
    expect(await importSaved(text)).toEqual({ problem: fault });
    expect(await list()).toEqual([['here', 'Other']]);
  });
});

describe('a browser that keeps nothing', () => {
  const denied = 'This browser does not let the page keep circuits.';
  const everything = () =>
    Promise.all([
      keepDocument(bell),
      readDocument('a'),
      keepLesson(bell, 'tour'),
      readList('recent'),
      readList('saved'),
      save(bell),
      deleteFrom('recent', 'a'),
      importSaved(writeFile([at('a', bell)])),
    ]);

  it('has no storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(new Set((await everything()).map((result) => 'problem' in result && result.problem))).toEqual(
      new Set([denied]),
    );
  });

  it('forbids it', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(new Set((await everything()).map((result) => 'problem' in result && result.problem))).toEqual(
      new Set([denied]),
    );
  });

  it('has no room left, at once or at the end of a transaction', async () => {
    const full = { problem: 'This browser has no room left: nothing more is kept.' };
    await save(other, 'here');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await keepDocument(bell)).toEqual(full);
    expect(await save(bell)).toEqual(full);
    expect(await keepLesson(bell, 'tour')).toEqual(full);
    put.mockRestore();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      const request = this.count();
      const error = new DOMException('full', 'QuotaExceededError');
      Object.defineProperty(this.transaction, 'error', { get: () => error, set: () => {} });
      this.transaction.abort();
      return request as unknown as IDBRequest<IDBValidKey>;
    });
    expect(await keepDocument(bell)).toEqual(full);
    vi.restoreAllMocks();
    expect(await list()).toEqual([['here', 'Other']]);
  });

  it('was used by a newer edition', async () => {
    await new Promise<void>((resolve) => {
      const request = indexedDB.open('lab', 3);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    expect(await keepDocument(bell)).toEqual({
      problem: 'A newer edition of this page keeps circuits here: reload the page.',
    });
  });

  it('keeps circuits, but no mark', async () => {
    vi.stubGlobal('localStorage', undefined);
    await keepDocument(bell);
    expect(await readDocument(undefined)).toMatchObject({ value: { document: bell } });
  });
});

it('a record leads back to its circuit', () => {
  const saved = at('a', other);
  expect(parseRecord(structuredClone(recordOf(saved)))).toEqual({ saved });
});
