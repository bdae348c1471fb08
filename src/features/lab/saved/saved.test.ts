import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BELL, emptyCircuit } from '../circuit/circuit.ts';
import type { LabDocument } from '../circuit/parse-circuit.ts';
import { randomCircuit } from '../circuit/testing/random-circuit.ts';
import { readFile, writeFile } from './file.ts';
import { deleteSaved, importSaved, keepLast, readLast, readSaved, rename, save } from './saved.ts';
import { parseRecord, recordOf, type SavedCircuit } from './saved-circuit.ts';

const bell: LabDocument = { title: 'Bell', circuit: BELL };
const other: LabDocument = { title: 'Other', circuit: randomCircuit(3, 5, 40) };
const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const list = async () => {
  const read = await readSaved();
  return 'value' in read ? read.value.saved.map(({ id, document }) => [id, document.title]) : read;
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Writes past the lab, as a broken disk or an extension might. */
async function disturb(store: string, value: unknown, key?: string): Promise<void> {
  await save(bell, 'bell');
  await new Promise<void>((resolve) => {
    const request = indexedDB.open('lab', 1);
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

describe('the circuit that is open', () => {
  it('is there again, and nothing on a first visit', async () => {
    expect(await readLast()).toEqual({ value: undefined });
    expect(await keepLast(bell)).toEqual({ value: undefined });
    expect(await readLast()).toEqual({ value: bell });
  });

  it('is the one that was kept last, by whichever tab', async () => {
    await Promise.all([keepLast(bell), keepLast(other)]);
    expect(await readLast()).toEqual({ value: other });
  });

  it('leaves a mark by which the page knows before its scripts', async () => {
    await keepLast(bell);
    expect(localStorage.lab).toBe('1');
  });

  it('is told when it cannot be read', async () => {
    await disturb('last', { version: 1, document: { title: 'x', circuit: { qubits: [] } } }, 'last');
    expect(await readLast()).toEqual({
      problem: 'The circuit that was kept here cannot be read. The circuit lacks "bits".',
    });
    await disturb('last', 7, 'last');
    expect(await readLast()).toEqual({
      problem: 'The circuit that was kept here cannot be read. It has no known version.',
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

  it('get other names and are deleted', async () => {
    await save(bell, 'a', day(1));
    expect(await rename('a', 'Pair')).toMatchObject({
      value: { saved: '2026-11-01T00:00:00.000Z', document: { title: 'Pair' } },
    });
    expect(await list()).toEqual([['a', 'Pair']]);
    expect(await rename('a', 'x'.repeat(121))).toEqual({ problem: 'The title has more than 120 characters.' });
    expect(await deleteSaved('a')).toEqual({ value: undefined });
    expect(await deleteSaved('a')).toEqual({ value: undefined });
    expect(await rename('a', 'Pair')).toEqual({ problem: 'The circuit cannot be renamed. It has been deleted.' });
    expect(await list()).toEqual([]);
  });

  it('that cannot be read are left out, and told', async () => {
    await disturb('saved', { id: 'broken', version: 1, saved: 'yesterday', document: bell });
    expect(await readSaved()).toMatchObject({
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
    const read = await readSaved();
    const file = 'value' in read ? writeFile(read.value.saved) : '';
    vi.stubGlobal('indexedDB', new IDBFactory());
    expect(await importSaved(file)).toEqual({ value: { added: 2, same: 0 } });
    expect(await readSaved()).toEqual(read);
    expect(await importSaved(file)).toEqual({ value: { added: 0, same: 2 } });
  });

  it('changes nothing that is here', async () => {
    await save(other, 'a', day(2));
    await disturb('saved', { id: 'broken' });
    const incoming = writeFile([at('a', bell), at('broken', { ...bell, title: 'B' }), at('new', other)]);
    expect(await importSaved(incoming)).toEqual({ value: { added: 3, same: 0 } });
    const read = await readSaved();
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
      keepLast(bell),
      readLast(),
      readSaved(),
      save(bell),
      rename('a', 'b'),
      deleteSaved('a'),
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
    expect(await keepLast(bell)).toEqual(full);
    expect(await save(bell)).toEqual(full);
    expect(await rename('here', 'x')).toEqual(full);
    put.mockRestore();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      const request = this.count();
      const error = new DOMException('full', 'QuotaExceededError');
      Object.defineProperty(this.transaction, 'error', { get: () => error, set: () => {} });
      this.transaction.abort();
      return request as unknown as IDBRequest<IDBValidKey>;
    });
    expect(await keepLast(bell)).toEqual(full);
    vi.restoreAllMocks();
    expect(await list()).toEqual([['here', 'Other']]);
  });

  it('was used by a newer edition', async () => {
    await new Promise<void>((resolve) => {
      const request = indexedDB.open('lab', 2);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    expect(await keepLast(bell)).toEqual({
      problem: 'A newer edition of this page keeps circuits here: reload the page.',
    });
  });

  it('keeps circuits, but no mark', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect(await keepLast(bell)).toEqual({ value: undefined });
    expect(await readLast()).toEqual({ value: bell });
  });
});

it('a record leads back to its circuit', () => {
  const saved = at('a', other);
  expect(parseRecord(structuredClone(recordOf(saved)))).toEqual({ saved });
});
